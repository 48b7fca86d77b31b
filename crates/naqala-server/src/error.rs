//! Why a server cannot start, or had to stop.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::store::OpenError;

/// Why a server cannot start, or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Another program listens there.
    #[error(
        "port {port} is in use by another program; stop that program or choose another port with --listen"
    )]
    PortBusy {
        /// The port that was asked for.
        port: u16,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {why}; choose another address with --listen")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// The error of the system.
        why: io::Error,
    },
    /// The system refuses threads or other resources that a server needs.
    #[error("the system gives no room for a server: {0}")]
    Runtime(io::Error),
    /// The address of the metrics cannot be listened on.
    #[error("cannot listen on {address} for metrics: {why}; choose another address with --metrics")]
    Metrics {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The public address is invalid.
    #[error("`{0}` is no address of a site; write it as https://naqala.example")]
    PublicUrl(String),
    /// A configured push service, or the contact for push services, is invalid.
    #[error("{0}")]
    Push(String),
    /// The database cannot be used.
    #[error(
        "cannot keep games in the database of --database: {why}; check that it runs and that the user may create tables"
    )]
    Database {
        /// What is wrong.
        why: String,
    },
    /// The servers of a site cannot reach each other.
    #[error(
        "cannot reach NATS at {address}: {why}; check that it runs, or leave --nats out where one server is alone"
    )]
    Nats {
        /// The address.
        address: String,
        /// What is wrong.
        why: String,
    },
    /// The program was built without PostgreSQL.
    #[error(
        "this build has no PostgreSQL; build it with `cargo build --release --features cluster -p naqala-cli`"
    )]
    NoCluster,
    /// Several servers of one site need a common database.
    #[error("--nats joins servers that share a database; say which with --database")]
    NoDatabase,
    /// The data folder cannot be used.
    #[error("cannot keep games in {folder}: {why}; choose another folder with --data, or --in-memory")]
    Data {
        /// The folder.
        folder: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// There is no room on the disk of the data folder.
    #[error("there is no room on the disk of {folder}: {why}; delete or move other files")]
    Full {
        /// The folder.
        folder: PathBuf,
        /// What the database says.
        why: String,
    },
    /// Another process works with the data folder.
    #[error(
        "another server or `naqala admin` works with the data in {0}; end that first, or choose another folder with --data"
    )]
    InUse(PathBuf),
    /// The database in the data folder is damaged.
    #[error("the data is damaged: {why} ({folder}); restore a backup with `naqala admin restore`")]
    Damaged {
        /// The folder.
        folder: PathBuf,
        /// What is wrong.
        why: String,
    },
}

impl ServerError {
    /// Why the data in a folder cannot be used.
    pub(crate) fn of_data(folder: PathBuf, why: OpenError) -> ServerError {
        match why {
            OpenError::InUse => ServerError::InUse(folder),
            OpenError::Damaged(why) => ServerError::Damaged { folder, why },
            OpenError::Io(_) if folder.is_file() => {
                ServerError::Data { folder, why: "it is a file and no folder".to_owned() }
            }
            OpenError::Io(error) if error.kind() == io::ErrorKind::StorageFull => {
                ServerError::Full { folder, why: error.to_string() }
            }
            OpenError::Full(why) => ServerError::Full { folder, why },
            why => ServerError::Data { folder, why: why.to_string() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[tokio::test]
    async fn a_file_is_no_folder_for_data() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let why = Store::open(Some(file.path())).await.unwrap_err();
        let error = ServerError::of_data(file.path().to_owned(), why).to_string();
        assert!(error.contains("it is a file and no folder"), "{error}");
    }
}
