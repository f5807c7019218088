import type { Scene } from "#contract/schema/scene.ts";
import { playingTime } from "../../lib/format.ts";
import { keptLink } from "../../lib/kept-link.ts";
import { text } from "./text.ts";
import type { Narration } from "./use-narration.ts";

interface SceneCardProps {
  readonly scene: Scene;
  readonly narration: Narration;
}

export const SceneCard = ({ scene, narration }: SceneCardProps) => {
  const sound = keptLink(scene.audio_url);
  const isPlaying = sound !== undefined && narration.playing === sound;
  const label = isPlaying ? text.stop : text.play;
  return (
    <li className={`scene ${scene.status}`}>
      <div className="picture">
        {scene.picture_url ? (
          <img src={keptLink(scene.picture_url)} alt={scene.prompt} loading="lazy" />
        ) : (
          <span aria-hidden="true">{scene.number}</span>
        )}
      </div>
      <div className="scene-words">
        <p className="hint">
          {text.scene(scene.number)} · {text.sceneStatus[scene.status]}
          {scene.seconds !== undefined && ` · ${playingTime(scene.seconds)}`}
        </p>
        <h3>{scene.title}</h3>
        <p>{scene.narration}</p>
        {sound && (
          <button
            type="button"
            className="button small"
            aria-label={`${label}, ${text.scene(scene.number)}`}
            onClick={() => narration.toggle(sound)}
          >
            <span className={isPlaying ? "icon stop" : "icon play"} aria-hidden="true" />
            {label}
          </button>
        )}
      </div>
    </li>
  );
};
