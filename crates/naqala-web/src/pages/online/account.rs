//! What the owner of an account can change: the password, and whether there is the account at all.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::account::{Farewell, NewPassword};

use super::outcome::{Outcome, Said};
use crate::following;
use crate::online;
use crate::say::t;
use crate::settings::Settings;

/// The account of whoever is signed in, folded away.
#[component]
pub(super) fn Account() -> impl IntoView {
    let opened = RwSignal::new(false);
    view! {
        <details id="account" on:toggle=move |_| opened.set(true)>
            <summary>{t("account")}</summary>
            // Chromium gives a field for passwords that is made while it is hidden no size, even when it is shown.
            {move || opened.get().then(|| view! { <ChangePassword /><Delete /> })}
        </details>
    }
}

/// A field for a password.
#[component]
fn PasswordField(
    id: &'static str,
    name: &'static str,
    /// Whether it is a new one, of which a browser may propose one.
    #[prop(default = false)]
    is_new: bool,
    typed: RwSignal<String>,
) -> impl IntoView {
    let kind = if is_new { "new-password" } else { "current-password" };
    view! {
        <label class="field">{t(name)} " "
            <input type="password" id=id autocomplete=kind required minlength="8" maxlength="200"
                prop:value=move || typed.get() on:input=move |event| typed.set(event_target_value(&event)) />
        </label>
    }
}

#[component]
fn ChangePassword() -> impl IntoView {
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let outcome = Outcome::new(None);
    let change = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = NewPassword { old: old.get_untracked(), new: new.get_untracked() };
        spawn_local(async move {
            let done = online::put("/api/me/password", &body).await;
            if done.is_ok() {
                let _ = (old.try_set(String::new()), new.try_set(String::new()));
            }
            let _ = outcome.try_set(Some(done.map(|()| "password-changed")));
        });
    };
    view! {
        <form class="row" on:submit=change>
            <PasswordField id="old-password" name="old-password" typed=old />
            <PasswordField id="new-password" name="new-password" is_new=true typed=new />
            <button type="submit" id="change-password">{t("change-password")}</button>
        </form>
        <Said outcome />
    }
}

#[component]
fn Delete() -> impl IntoView {
    let locale = Settings::get().locale;
    let password = RwSignal::new(String::new());
    let outcome = Outcome::new(None);
    let delete = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = online::me().get_untracked().map(|me| me.person.name).unwrap_or_default();
        let asked = locale.get_untracked().say("delete-account-sure", values![name = name]);
        if !window().confirm_with_message(&asked).unwrap_or(false) {
            return;
        }
        let body = Farewell { password: Some(password.get_untracked()) };
        spawn_local(async move {
            match online::delete_with("/api/me", &body).await {
                Ok(()) => {
                    following::signed_in(None);
                    online::leave();
                }
                Err(refused) => _ = outcome.try_set(Some(Err(refused))),
            }
        });
    };
    view! {
        <p>{t("delete-account-why")}</p>
        <form class="row" on:submit=delete>
            <PasswordField id="last-password" name="old-password" typed=password />
            <button type="submit" id="delete-account">{t("delete-account")}</button>
        </form>
        <Said outcome />
    }
}
