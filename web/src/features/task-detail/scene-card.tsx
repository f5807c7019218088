import Box from "@cloudscape-design/components/box";
import type { Scene } from "#contract/schema/scene.ts";
import type { Task } from "#contract/schema/task.ts";
import { AudioSample } from "../../components/audio-sample.tsx";
import { playingTime } from "../../lib/format.ts";
import { stableLink } from "../../lib/stable-link.ts";
import { text } from "./text.ts";

interface SceneCardProps {
  readonly scene: Scene;
  readonly format: Task["dimension_type"];
  readonly onOpen: () => void;
}

/** A scene with its text, picture and narration so far. */
export const SceneCard = ({ scene, format, onOpen }: SceneCardProps) => {
  const sound = stableLink(scene.audio_url);
  const name = text.scene(scene.number);
  return (
    <li className="scene">
      {scene.picture_url ? (
        <button
          type="button"
          className={`scene-picture ${format}`}
          aria-label={`${text.enlarge}, ${name}`}
          onClick={onOpen}
        >
          <img src={stableLink(scene.tile_url ?? scene.picture_url)} alt={scene.prompt} loading="lazy" />
        </button>
      ) : (
        <div className={`scene-picture waits ${format}`}>{text.sceneWaits}</div>
      )}
      <div className="scene-words">
        <Box color="text-body-secondary" fontSize="body-s">
          {name} · {text.sceneStatus[scene.status]}
          {scene.seconds !== undefined && ` · ${playingTime(scene.seconds)}`}
        </Box>
        <Box variant="h3" padding="n">
          <span dir="auto">{scene.title}</span>
        </Box>
        <p className="narration" dir="auto">
          {scene.narration}
        </p>
        {sound && <AudioSample sound={sound} what={name} play={text.play} stop={text.stop} />}
      </div>
    </li>
  );
};
