import Button from "@cloudscape-design/components/button";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import type { Scene } from "#contract/schema/scene.ts";
import type { Task } from "#contract/schema/task.ts";
import { stableLink } from "../../../lib/stable-link.ts";
import type { DraftScene, PictureChange } from "./draft.ts";
import { text } from "./text.ts";

interface ScenePictureProps {
  readonly scene: Scene;
  readonly change: DraftScene["picture"];
  readonly format: Task["dimension_type"];
  readonly isUpdating: boolean;
  readonly canRedraw: boolean;
  readonly onChange: (picture: PictureChange | undefined) => void;
  readonly onOwn: () => void;
  readonly onOpen: (url: string) => void;
}

/** The picture of a scene, those before it, and what makes another one. */
export const ScenePicture = ({ scene, change, ...props }: ScenePictureProps) => {
  const { format, isUpdating, canRedraw, onChange, onOwn, onOpen } = props;
  const { picture_url, tile_url } = shownPicture(scene, change);
  const url = stableLink(picture_url);
  const isRedrawn = change?.type === "redraw" || (change?.type === "prompt" && canRedraw);
  const name = text.scene(scene.number);
  return (
    <div className="edit-picture">
      {url ? (
        <button
          type="button"
          className={`scene-picture ${format}${isRedrawn ? " fades" : ""}`}
          aria-label={`${text.enlarge}, ${name}`}
          onClick={() => onOpen(url)}
        >
          <img src={stableLink(tile_url ?? picture_url)} alt={scene.prompt} loading="lazy" />
        </button>
      ) : (
        <div className={`scene-picture waits ${format}${canRedraw ? "" : " later"}`}>
          {isUpdating && canRedraw ? (
            <StatusIndicator type="in-progress">{text.drawing}</StatusIndicator>
          ) : (
            text.notDrawn
          )}
        </div>
      )}
      {isRedrawn && <p className="edit-note">{text.drawn}</p>}
      {scene.pictures.length > 1 && <Versions scene={scene} change={change} onChange={onChange} />}
      <div className="scene-buttons">
        {change?.type === "redraw" || change?.type === "own" ? (
          <Button variant="inline-link" iconName="undo" onClick={() => onChange(undefined)}>
            {text.undoPicture}
          </Button>
        ) : (
          canRedraw &&
          change?.type !== "prompt" &&
          scene.picture_url && (
            <Button variant="inline-link" iconName="refresh" onClick={() => onChange({ type: "redraw" })}>
              {text.draw}
            </Button>
          )
        )}
        <Button variant="inline-link" iconName="upload" onClick={onOwn}>
          {text.ownPicture}
        </Button>
      </div>
    </div>
  );
};

type Links = Pick<Scene, "picture_url" | "tile_url">;

const shownPicture = (scene: Scene, change: DraftScene["picture"]): Links => {
  if (change?.type === "own") return { picture_url: change.url };
  if (change?.type !== "choose") return scene;
  return scene.pictures.find(({ version }) => version === change.version) ?? {};
};

/** All pictures of a scene to choose from. */
const Versions = ({ scene, change, onChange }: Pick<ScenePictureProps, "scene" | "change" | "onChange">) => {
  const chosen = change === undefined ? scene.picture_version : change.type === "choose" ? change.version : undefined;
  const choose = (version: number) =>
    onChange(version === scene.picture_version ? undefined : { type: "choose", version });
  return (
    <fieldset className="versions" aria-label={text.versions}>
      {scene.pictures.map(({ version, own, picture_url, tile_url }) => (
        <button
          key={version}
          type="button"
          className="version"
          aria-pressed={version === chosen}
          aria-label={text.version(version, own)}
          onClick={() => choose(version)}
        >
          {picture_url && <img src={stableLink(tile_url ?? picture_url)} alt="" loading="lazy" />}
        </button>
      ))}
    </fieldset>
  );
};
