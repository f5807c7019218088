import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Scene } from "#contract/schema/scene.ts";
import type { Task } from "#contract/schema/task.ts";
import { stableLink } from "../../lib/stable-link.ts";
import { scenesQuery } from "./queries.ts";
import { SceneCard } from "./scene-card.tsx";
import { hasDraft } from "./scene-editor/draft-store.ts";
import { SceneSkeletons } from "./scene-skeletons.tsx";
import { text } from "./text.ts";

const Gallery = lazy(async () => ({ default: (await import("../../components/gallery.tsx")).Gallery }));

/** The other scenes are shown on request. */
const collapsedScenes = 12;

const SceneEditor = lazy(async () => ({ default: (await import("./scene-editor/scene-editor.tsx")).SceneEditor }));

/**
 * The scenes of a film. They can be edited while the film waits for its owner's review, and on request once it is
 * completed.
 */
export const Storyboard = ({ task }: { readonly task: Task }) => {
  const { task_id: id } = task;
  const { data } = useQuery(scenesQuery(task));
  const [isOpen, setOpen] = useState(() => hasDraft(id));
  const { allowed = false, makes_cut = false } = data?.editing ?? {};
  const action = allowed && makes_cut && <Button onClick={() => setOpen(true)}>{text.editScenes}</Button>;
  const cards = <SceneCards task={task} scenes={data?.scenes ?? []} action={action} />;
  if (!allowed || (makes_cut && !isOpen)) return cards;
  return (
    <Suspense fallback={cards}>
      <SceneEditor key={id} task={task} {...(makes_cut && { onClose: () => setOpen(false) })} />
    </Suspense>
  );
};

interface SceneCardsProps {
  readonly task: Task;
  readonly scenes: readonly Scene[];
  readonly action: ReactNode;
}

/** The scenes of a film as they fill in: text, narration, picture. */
const SceneCards = ({ task, scenes, action }: SceneCardsProps) => {
  const [open, setOpen] = useState<number>();
  const [all, setAll] = useState(false);
  if (scenes.length === 0 && task.process_status !== "in_progress") return null;
  const drawn = scenes.filter(({ picture_url }) => picture_url);
  const shown = all ? scenes : scenes.slice(0, collapsedScenes);
  return (
    <Container
      header={
        <Header variant="h2" actions={action}>
          {text.storyboard}
        </Header>
      }
    >
      <ol className={`scenes ${task.dimension_type}`}>
        {scenes.length === 0 && (
          <SceneSkeletons count={Math.min(collapsedScenes, task.video_scene_count)} format={task.dimension_type} />
        )}
        {shown.map((scene) => (
          <SceneCard
            key={scene.id}
            scene={scene}
            format={task.dimension_type}
            onOpen={() => setOpen(drawn.indexOf(scene))}
          />
        ))}
      </ol>
      {shown.length < scenes.length && <Button onClick={() => setAll(true)}>{text.allScenes(scenes.length)}</Button>}
      {open !== undefined && (
        <Suspense>
          <Gallery
            pictures={drawn.map(({ picture_url, prompt }) => ({ src: stableLink(picture_url) ?? "", alt: prompt }))}
            open={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Container>
  );
};
