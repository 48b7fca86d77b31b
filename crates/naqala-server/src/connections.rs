//! The number of open connections, in all and per address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::config::Limits;
use crate::gate::Address;
use crate::metrics::{Counted, metrics};
use crate::mutex::lock;

/// The count of open connections.
#[derive(Debug)]
pub(crate) struct Connections {
    limits: Limits,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: u32,
    by_address: HashMap<Address, u32>,
}

/// A connection that is counted as long as this lives.
#[derive(Debug)]
pub(crate) struct Permit {
    connections: Arc<Connections>,
    address: Address,
    _counted: Counted,
}

impl Connections {
    pub(crate) fn new(limits: Limits) -> Arc<Connections> {
        Arc::new(Connections { limits, open: Mutex::default() })
    }

    /// How many connections are open.
    pub(crate) fn count(&self) -> u32 {
        lock(&self.open).all
    }

    /// Counts a connection; `None` if there are too many.
    pub(crate) fn admit(self: &Arc<Connections>, address: Address) -> Option<Permit> {
        let mut open = lock(&self.open);
        let here = open.by_address.get(&address).copied().unwrap_or_default();
        if here >= self.limits.connections_per_address || open.all >= self.limits.connections {
            return None;
        }
        open.all += 1;
        open.by_address.insert(address, here + 1);
        Some(Permit {
            connections: Arc::clone(self),
            address,
            _counted: Counted::one_of(&metrics().connections),
        })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = lock(&self.connections.open);
        open.all -= 1;
        if let Some(here) = open.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    #[test]
    fn connections_are_counted_by_address_and_in_all() {
        let limits = Limits { connections_per_address: 2, connections: 3, ..Limits::default() };
        let connections = Connections::new(limits);
        let address = |last| Address(IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)));
        let first = connections.admit(address(1)).unwrap();
        let second = connections.admit(address(1)).unwrap();
        assert!(connections.admit(address(1)).is_none());
        let third = connections.admit(address(2)).unwrap();
        assert!(connections.admit(address(3)).is_none());
        drop(first);
        assert!(connections.admit(address(3)).is_some());
        drop((second, third));
        assert!(connections.open.lock().unwrap().by_address.is_empty());
    }
}
