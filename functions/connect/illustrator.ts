import { studioIllustrator } from "#functions/adapters/studio/illustrator.ts";
import type { Ports } from "#functions/core/ports.ts";

export const illustrator = (): Pick<Ports, "illustrator"> => ({ illustrator: studioIllustrator });
