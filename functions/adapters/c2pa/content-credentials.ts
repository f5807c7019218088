import { randomUUID } from "node:crypto";
import type { ContentCredentials, Origin } from "#functions/core/media/ports.ts";
import type { Credentials } from "./manifest.ts";
import { signFilm } from "./sign-film.ts";
import { signPicture } from "./sign-picture.ts";
import type { Signer } from "./signer.ts";

/** Signs files by the standard of C2PA (decision 022). The signer is looked up for each file. */
export const c2paCredentials = (findSigner: () => Promise<Signer>, now: () => Date): ContentCredentials => {
  const make = (origin: Origin): Credentials => ({ origin, madeAt: now(), id: randomUUID() });
  return {
    signFilm: async (path, origin) => signFilm(path, make(origin), await findSigner()),
    signPicture: async (image, origin) => signPicture(image, make(origin), await findSigner()),
  };
};
