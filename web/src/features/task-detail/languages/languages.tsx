import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { lazy, Suspense, useState } from "react";
import { languages } from "#contract/catalogue/languages.ts";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../../components/app-link.tsx";
import type { TranslationDraft } from "./languages-dialog.tsx";
import { text } from "./text.ts";

const LanguagesDialog = lazy(async () => ({ default: (await import("./languages-dialog.tsx")).LanguagesDialog }));

/** A film in other languages: those that were ordered, and the order of more. */
export const Languages = ({ task }: { readonly task: Task }) => {
  const { translations = [] } = task;
  const [isOpen, setOpen] = useState(false);
  // Typed words outlive the dialog, which a key closes.
  const [draft, setDraft] = useState<TranslationDraft>();
  const close = () => setOpen(false);
  return (
    <Container
      header={
        <Header variant="h2" actions={<Button onClick={() => setOpen(true)}>{text.open}</Button>}>
          {text.header}
        </Header>
      }
    >
      {translations.length === 0 ? (
        <Box color="text-body-secondary">{text.hint}</Box>
      ) : (
        <ul className="film-languages">
          {translations.map(({ language, task_id }) => (
            <li key={task_id} lang={languages[language].tag}>
              <AppLink to={`/task-detail/${task_id}`}>{languages[language].name}</AppLink>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <LanguagesDialog task={task} draft={draft} onDraft={setDraft} onClose={close} />
        </Suspense>
      )}
    </Container>
  );
};
