import { youTube as youTubeOf } from "#functions/adapters/youtube/youtube.ts";
import type { HasYouTube } from "#functions/core/youtube/ports.ts";
import { optionalSetting, setting } from "./environment.ts";
import { secret } from "./secrets.ts";

/** YouTube, if the operator has set it up; or the server at YOUTUBE_API_BASE. */
export const youTube = (): HasYouTube => {
  const clientId = optionalSetting("YOUTUBE_CLIENT_ID");
  return {
    youTube: clientId
      ? youTubeOf({
          clientId,
          clientSecret: secret("YOUTUBE_CLIENT_SECRET"),
          redirectUri: () => `${setting("SITE_URL")}/youtube`,
          base: optionalSetting("YOUTUBE_API_BASE"),
        })
      : undefined,
  };
};
