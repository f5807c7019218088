import { useEffect } from "react";
import { saveUserLanguage } from "#contract/endpoints/account.ts";
import { call } from "../lib/api.ts";
import { useCredits } from "../lib/credits.ts";
import { useUser } from "../lib/session.ts";
import { forgetUnsavedChoice, hasUnsavedChoice, siteLanguage } from "../lib/site-language.ts";

/**
 * Stores the site's language with the user, whose mails are in it: if the account has none, and after the user chose one.
 * The reply of the balance, which every page loads, has the stored one.
 */
export const useSaveLanguage = (): void => {
  const { id: userId } = useUser();
  const { member_since, language: stored } = useCredits() ?? {};
  const isKnown = member_since !== undefined;
  useEffect(() => {
    if (!isKnown || (stored !== undefined && !hasUnsavedChoice())) return;
    if (stored === siteLanguage) return forgetUnsavedChoice();
    call(saveUserLanguage, { params: { userId }, body: { language: siteLanguage } }).then(
      forgetUnsavedChoice,
      (error) =>
        // The next page load tries again.
        console.warn(error),
    );
  }, [isKnown, stored, userId]);
};
