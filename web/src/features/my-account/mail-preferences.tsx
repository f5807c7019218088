import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Toggle from "@cloudscape-design/components/toggle";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as contract from "#contract/endpoints/account.ts";
import { type MailKind, mailKinds } from "#contract/schema/mail.ts";
import { useFlash } from "../../components/flash.tsx";
import { Loading } from "../../components/loading.tsx";
import { call } from "../../lib/api.ts";
import { useCredits } from "../../lib/credits.ts";
import { mailText } from "../../lib/mail-text.ts";
import { useUser } from "../../lib/session.ts";
import { siteLanguages } from "../../lib/site-language.ts";
import { text } from "./text.ts";

/** Switches for the mails that are optional, and what is sent in any case. Each switch is saved at once. */
export const MailPreferences = () => {
  const { preferences, error, save, saving } = useMailPreferences();
  const stored = useCredits()?.language;
  const language = siteLanguages.find(({ tag }) => tag === stored)?.name;
  return (
    <Container
      header={
        <Header variant="h2" description={text.mailsAbout}>
          {text.mails}
        </Header>
      }
    >
      <SpaceBetween size="m">
        {!preferences && (error ? <Box color="text-status-error">{text.mailsFailed(error.message)}</Box> : <Loading />)}
        {preferences &&
          mailKinds.map((kind) => (
            <Toggle
              key={kind}
              checked={saving?.[kind] ?? preferences[kind]}
              disabled={saving !== undefined}
              onChange={({ detail }) => save({ [kind]: detail.checked })}
            >
              {mailText[kind]}
            </Toggle>
          ))}
        <Box color="text-body-secondary">{text.mailsAlways}</Box>
        {language && <Box color="text-body-secondary">{text.mailsLanguage(language)}</Box>}
      </SpaceBetween>
    </Container>
  );
};

const useMailPreferences = () => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const flash = useFlash();
  const queryKey = ["mail-preferences", userId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(contract.mailPreferences, { params: { userId } }, signal)).data.preferences,
  });
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (choice: Partial<Record<MailKind, boolean>>) =>
      call(contract.saveMailPreferences, { params: { userId }, body: choice }),
    onSuccess: ({ data: saved }) => {
      queries.setQueryData(queryKey, saved.preferences);
      flash({ type: "success", content: text.mailsSaved, id: "mails" });
    },
    onError: ({ message }) => flash({ type: "error", content: text.mailsFailed(message), id: "mails" }),
  });
  return { preferences: data, error, save: mutate, saving: isPending ? variables : undefined };
};
