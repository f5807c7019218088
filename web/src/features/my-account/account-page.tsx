import SpaceBetween from "@cloudscape-design/components/space-between";
import { PageHeader } from "../../components/page-header.tsx";
import { useUser } from "../../lib/session.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { EmailForm } from "./email-form.tsx";
import { MailPreferences } from "./mail-preferences.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PronunciationsForm } from "./pronunciations-form.tsx";
import { text } from "./text.ts";

/** The user's own account: e-mail address, password, passkeys, mails, pronunciations, data and deletion. */
export const AccountPage = () => {
  const { email } = useUser();
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.title} description={text.about(email)} />
      <EmailForm />
      <PasswordForm />
      <Passkeys />
      <MailPreferences />
      <PronunciationsForm />
      <DownloadData />
      <DeleteAccount />
    </SpaceBetween>
  );
};
