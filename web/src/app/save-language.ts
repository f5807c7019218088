import { useEffect } from "react";
import { saveUserLanguage } from "#contract/endpoints/account.ts";
import { call } from "../lib/api.ts";
import { useCredits, useRefreshCredits } from "../lib/credits.ts";
import { useUser } from "../lib/session.ts";
import { forgetUnsavedChoice, hasUnsavedChoice, siteLanguage } from "../lib/site-language.ts";

/**
 * Stores the site's language with the user, whose mails are in it: if the account has none, and after the user chose one.
 * The reply of the balance, which every page loads, has the stored one.
 */
export const SaveLanguage = (): null => {
  const { id: userId } = useUser();
  const { member_since, language: stored } = useCredits() ?? {};
  const refresh = useRefreshCredits();
  const isKnown = member_since !== undefined;
  useEffect(() => {
    const save = async (): Promise<void> => {
      await call(saveUserLanguage, { params: { userId }, body: { language: siteLanguage } });
      forgetUnsavedChoice();
      await refresh();
    };
    if (!isKnown || (stored !== undefined && !hasUnsavedChoice())) return;
    if (stored === siteLanguage) forgetUnsavedChoice();
    // After an error the next page load tries again.
    else save().catch((error) => console.warn(error));
  }, [isKnown, stored, userId, refresh]);
  return null;
};
