import Box from "@cloudscape-design/components/box";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Scene } from "#contract/schema/scene.ts";
import type { Task } from "#contract/schema/task.ts";
import { AudioSample } from "../../components/audio-sample.tsx";
import { playingTime } from "../../lib/format.ts";
import { keptLink } from "../../lib/kept-link.ts";
import { text } from "./text.ts";

interface SceneCardProps {
  readonly scene: Scene;
  readonly format: Task["dimension_type"];
  readonly onOpen: () => void;
}

export const SceneCard = ({ scene, format, onOpen }: SceneCardProps) => {
  const sound = keptLink(scene.audio_url);
  const name = text.scene(scene.number);
  return (
    <SpaceBetween size="xs">
      {scene.picture_url ? (
        <button
          type="button"
          className={`scene-picture ${format}`}
          aria-label={`${text.enlarge}, ${name}`}
          onClick={onOpen}
        >
          <img src={keptLink(scene.picture_url)} alt={scene.prompt} loading="lazy" />
        </button>
      ) : (
        <div className={`scene-picture ${format}`}>{scene.number}</div>
      )}
      <Box color="text-body-secondary" fontSize="body-s">
        {name} · {text.sceneStatus[scene.status]}
        {scene.seconds !== undefined && ` · ${playingTime(scene.seconds)}`}
      </Box>
      <Box variant="h3">{scene.title}</Box>
      <Box variant="p">{scene.narration}</Box>
      {sound && <AudioSample sound={sound} what={name} play={text.play} stop={text.stop} />}
    </SpaceBetween>
  );
};
