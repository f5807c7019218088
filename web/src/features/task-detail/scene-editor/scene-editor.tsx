import "./scene-editor.css";
import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import LiveRegion from "@cloudscape-design/components/live-region";
import { useMemo, useRef, useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { text as pageText } from "../text.ts";
import { joinable } from "./draft.ts";
import { EditBar } from "./edit-bar.tsx";
import { SceneDialogs, useSceneDialogs } from "./scene-dialogs.tsx";
import { SceneItem } from "./scene-item.tsx";
import { SpeakerVoices } from "./speaker-voices.tsx";
import { text } from "./text.ts";
import { useSceneActions } from "./use-scene-actions.ts";
import { useSceneEdits } from "./use-scene-edits.ts";
import { WholeNarration } from "./whole-narration.tsx";

/** The other scenes are shown on request: each has several fields. */
const collapsedScenes = 12;

interface SceneEditorProps {
  readonly task: Task;
  /** Without it the editor cannot be closed. */
  readonly onClose?: () => void;
}

/** The storyboard of a film whose scenes can be edited. Changes are kept as a draft until they are applied. */
export const SceneEditor = ({ task, onClose }: SceneEditorProps) => {
  const edits = useSceneEdits(task);
  const { scenes, draft, editing } = edits;
  const list = useRef<HTMLOListElement>(null);
  const { actions, announcement } = useSceneActions(edits, task.voice_language, list);
  const dialogs = useSceneDialogs();
  const [all, setAll] = useState(false);
  const { own, record, open } = dialogs;
  const allActions = useMemo(() => ({ ...actions, own, record, open }), [actions, own, record, open]);
  const speaking = edits.speakers.filter(({ lines }) => lines > 0);
  const kept = draft.filter(({ removed }) => !removed);
  const isDrawn = scenes.some(({ picture_url }) => picture_url !== undefined);
  const shown = all ? draft : draft.slice(0, collapsedScenes);
  return (
    <div className="scene-editor">
      <Container
        header={
          <Header
            variant="h2"
            description={editing && `${editing.makes_cut ? text.cutLead : text.lead} ${text.prices(editing.prices)}`}
            actions={onClose && <Button onClick={onClose}>{text.closeEditor}</Button>}
          >
            {isDrawn ? pageText.storyboard : pageText.script}
          </Header>
        }
      >
        {edits.isOutdated && <Alert type="warning">{text.changedElsewhere}</Alert>}
        <LiveRegion hidden>{announcement}</LiveRegion>
        {speaking.length > 0 && (
          <SpeakerVoices speakers={speaking} language={task.voice_language} onChoose={edits.chooseVoice} />
        )}
        <WholeNarration edits={edits} onRecord={dialogs.recordWhole} />
        <ol className="edit-scenes" ref={list}>
          {shown.map((item) => {
            const index = kept.indexOf(item);
            return (
              <SceneItem
                key={item.id}
                item={item}
                scene={scenes.find(({ id }) => id === item.id)}
                place={index + 1}
                speakers={edits.speakers}
                format={task.dimension_type}
                isUpdating={task.progress.review_updating === true}
                isFirst={index === 0}
                isLast={index === kept.length - 1}
                canJoin={joinable(draft, item.id) !== undefined}
                canRemove={kept.length > 1}
                canRedraw={editing?.can_redraw === true}
                actions={allActions}
              />
            );
          })}
        </ol>
        {shown.length < draft.length && <Button onClick={() => setAll(true)}>{text.all(draft.length)}</Button>}
      </Container>
      {edits.edits.length > 0 && <EditBar task={task} edits={edits} />}
      <SceneDialogs edits={edits} dialogs={dialogs} onChange={actions.change} />
    </div>
  );
};
