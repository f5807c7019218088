import "./languages.css";
import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Toggle from "@cloudscape-design/components/toggle";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type LanguageId, languageIds } from "#contract/catalogue/languages.ts";
import type { Task } from "#contract/schema/task.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { useFlash } from "../../../components/flash.tsx";
import { messageOf } from "../../../lib/api.ts";
import { useTaskCalls } from "../../../lib/task-calls.ts";
import { MissingCredits } from "../missing-credits.tsx";
import { scenesQuery } from "../queries.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { emptyFields, noWords, OwnWords, textsOf, type Words } from "./own-words.tsx";
import { text } from "./text.ts";
import { useTranslationPrice } from "./use-translation-price.ts";

/** What the owner has chosen and typed. */
export interface TranslationDraft {
  readonly chosen: readonly LanguageId[];
  readonly wantsOwnWords: boolean;
  readonly words: Words;
}

interface LanguagesDialogProps {
  readonly task: Task;
  readonly draft: TranslationDraft | undefined;
  /** Keeps the draft while the dialog is closed; undefined after an order. */
  readonly onDraft: (draft: TranslationDraft | undefined) => void;
  readonly onClose: () => void;
}

const noDraft: TranslationDraft = { chosen: [], wantsOwnWords: false, words: noWords };
const MAX_NAMED = 3;

/** Orders a finished film in other languages, translated by a model or by its owner. */
export const LanguagesDialog = ({ task, draft = noDraft, onDraft, onClose }: LanguagesDialogProps) => {
  const offered = languageIds.filter((id) => id !== task.voice_language);
  const [first = "english"] = offered;
  const { each, available, needsTexts, problem } = useTranslationPrice(task.task_id, first);
  const { chosen, wantsOwnWords, words } = draft;
  const change = (part: Partial<TranslationDraft>) => onDraft({ ...draft, ...part });
  const [failure, setFailure] = useState<string>();
  const { data } = useQuery(scenesQuery(task));
  const flash = useFlash();
  const calls = useTaskCalls(task.task_id);
  const isOwn = wantsOwnWords || needsTexts;
  const scenes = data?.scenes ?? [];
  const texts = isOwn ? textsOf(words, scenes) : undefined;
  const wanted = isOwn ? chosen.slice(0, 1) : chosen;
  const price = each === undefined ? undefined : each * wanted.length;
  const missing = price === undefined || available === undefined ? 0 : Math.max(0, price - available);
  const order = async () => {
    setFailure(undefined);
    try {
      await calls.translate(wanted.map((language) => ({ language, ...(texts && { texts }) })));
      flash({ type: "success", content: text.ordered(wanted.length), id: task.task_id });
      onDraft(undefined);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, text.orderFailed));
    }
  };
  const empty = isOwn && wanted.length > 0 ? emptyFields(words, scenes) : [];
  const state = stateOf(wanted.length, price, empty);
  return (
    <Modal
      visible
      size="large"
      header={text.open}
      closeAriaLabel={text.close}
      onDismiss={onClose}
      footer={
        <OrderFooter
          failure={failure}
          state={state}
          isDisabled={wanted.length === 0 || missing > 0 || (isOwn && !texts)}
          onOrder={order}
          onClose={onClose}
        />
      }
    >
      <SpaceBetween size="l">
        <Box color="text-body-secondary">{text.hint}</Box>
        {problem && <Alert type="error">{problem}</Alert>}
        {needsTexts && <Alert type="info">{text.needsTexts}</Alert>}
        {!needsTexts && (
          <Toggle
            checked={wantsOwnWords}
            description={text.ownWordsHint}
            onChange={({ detail }) => change({ wantsOwnWords: detail.checked })}
          >
            {text.ownWords}
          </Toggle>
        )}
        <LanguageChoice
          offered={offered}
          made={(task.translations ?? []).map(({ language }) => language)}
          chosen={wanted}
          isSingle={isOwn}
          onChange={(languages) => change({ chosen: languages })}
        />
        {isOwn && (
          <OwnWords
            filmTitle={task.story_title ?? task.code_name}
            scenes={scenes}
            words={words}
            onChange={(changed) => change({ words: changed })}
          />
        )}
        <MissingCredits filmId={task.task_id} count={missing} text={text} />
      </SpaceBetween>
    </Modal>
  );
};

interface OrderFooterProps {
  readonly failure: string | undefined;
  readonly state: ReactNode;
  readonly isDisabled: boolean;
  readonly onOrder: () => Promise<void>;
  readonly onClose: () => void;
}

const OrderFooter = ({ failure, state, isDisabled, onOrder, onClose }: OrderFooterProps) => (
  <SpaceBetween size="s">
    {failure && <Alert type="error">{failure}</Alert>}
    <div className="language-order">
      <LiveRegion>{state}</LiveRegion>
      <div className="language-buttons">
        <Button variant="link" onClick={onClose}>
          {text.close}
        </Button>
        <BusyButton variant="primary" {...text.order} disabled={isDisabled} onPress={onOrder} />
      </div>
    </div>
  </SpaceBetween>
);

/** What is ordered and its price, or what is still to be given. */
const stateOf = (count: number, price: number | undefined, empty: readonly string[]) => {
  if (count === 0) return text.nothing;
  const sum = price !== undefined && text.sum(count, price);
  if (empty.length === 0) return sum;
  const names = empty.length > MAX_NAMED ? [...empty.slice(0, MAX_NAMED), "…"] : empty;
  return (
    <>
      {sum}
      <Box color="text-body-secondary" fontSize="body-s">
        {text.missingWords(names)}
      </Box>
    </>
  );
};
