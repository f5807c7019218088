import "./languages.css";
import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Toggle from "@cloudscape-design/components/toggle";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LanguageId, languageIds } from "#contract/catalogue/languages.ts";
import type { Task } from "#contract/schema/task.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { useFlash } from "../../../components/flash.tsx";
import { messageOf } from "../../../lib/api.ts";
import { useTaskCalls } from "../../../lib/task-calls.ts";
import { MissingCredits } from "../missing-credits.tsx";
import { scenesQuery } from "../queries.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { noWords, OwnWords, textsOf } from "./own-words.tsx";
import { text } from "./text.ts";
import { useTranslationPrice } from "./use-translation-price.ts";

interface LanguagesDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** Orders a finished film in other languages, translated by a model or by its owner. */
export const LanguagesDialog = ({ task, onClose }: LanguagesDialogProps) => {
  const offered = languageIds.filter((id) => id !== task.voice_language);
  const [first = "english"] = offered;
  const { each, available, needsTexts, problem } = useTranslationPrice(task.task_id, first);
  const [chosen, setChosen] = useState<readonly LanguageId[]>([]);
  const [wantsOwnWords, setWantsOwnWords] = useState(false);
  const [words, setWords] = useState(noWords);
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
    try {
      await calls.translate(wanted.map((language) => ({ language, ...(texts && { texts }) })));
      flash({ type: "success", content: text.ordered(wanted.length), id: task.task_id });
      onClose();
    } catch (error) {
      flash({ type: "error", content: messageOf(error, text.orderFailed), id: task.task_id });
    }
  };
  return (
    <Modal
      visible
      size="large"
      header={text.open}
      closeAriaLabel={text.close}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs" alignItems="center">
            <LiveRegion>
              {wanted.length === 0 ? text.nothing : price !== undefined && text.sum(wanted.length, price)}
            </LiveRegion>
            <Button variant="link" onClick={onClose}>
              {text.close}
            </Button>
            <BusyButton
              variant="primary"
              {...text.order}
              disabled={wanted.length === 0 || missing > 0 || (isOwn && !texts)}
              onPress={order}
            />
          </SpaceBetween>
        </Box>
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
            onChange={({ detail }) => setWantsOwnWords(detail.checked)}
          >
            {text.ownWords}
          </Toggle>
        )}
        <LanguageChoice offered={offered} chosen={wanted} isSingle={isOwn} onChange={setChosen} />
        {isOwn && (
          <OwnWords filmTitle={task.story_title ?? task.code_name} scenes={scenes} words={words} onChange={setWords} />
        )}
        <MissingCredits filmId={task.task_id} count={missing} text={text} />
      </SpaceBetween>
    </Modal>
  );
};
