import type { Outline } from "./outline.ts";
import type { OwnCharacter } from "./own-characters.ts";

interface Characters {
  readonly characters?: OwnCharacter[] | undefined;
  readonly outline?: Outline | undefined;
}

/** The characters of an order without the voices that were chosen for them: a voice speaks one language. */
export const withoutCharacterVoices = ({ characters, outline }: Characters): Characters => ({
  ...(characters && { characters: characters.map(({ voice: _, ...each }) => each) }),
  ...(outline && {
    outline: {
      ...outline,
      ...(outline.characters && { characters: outline.characters.map(({ voice: _, ...each }) => each) }),
    },
  }),
});
