import { mixSound } from "#functions/adapters/ffmpeg/sound/mix-sound.ts";
import type { HasSoundMixer } from "#functions/core/media/ports.ts";

/** Mixing with ffmpeg, without what draws pictures: the function's package stays small. */
export const sound = (): HasSoundMixer => ({ sound: { mixSound } });
