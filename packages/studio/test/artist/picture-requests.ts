import type { PictureRequest } from "../../src/artist/index.ts";
import type { CastMember, ScenePicture } from "../../src/vocabulary.ts";

export const makeMember = (kind: string, ...traits: readonly string[]): CastMember => ({
  id: kind,
  name: kind,
  kind,
  traits,
});

/** A request for a small picture of a fox in a forest, with overrides. */
export const makePictureRequest = ({
  kinds = ["fox"],
  picture,
  ...rest
}: Partial<Omit<PictureRequest, "picture" | "cast">> & {
  readonly kinds?: readonly string[];
  readonly picture?: Partial<ScenePicture>;
} = {}): PictureRequest => ({
  seed: "scene 1",
  storySeed: "story",
  style: "Japanese Ghibli-inspired Style",
  width: 160,
  height: 90,
  still: true,
  cast: kinds.map((kind) => makeMember(kind)),
  ...rest,
  picture: {
    place: "forest",
    time: "day",
    weather: "clear",
    mood: "calm",
    shot: "medium",
    cast: kinds.map((id) => ({ id, action: "stand", mood: "happy" })),
    props: [],
    prompt: "",
    ...picture,
  },
});
