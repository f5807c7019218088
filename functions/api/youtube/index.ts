import * as contract from "#contract/endpoints/youtube.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { randomText } from "#functions/connect/random-text.ts";
import { vault } from "#functions/connect/vault.ts";
import { youTube } from "#functions/connect/youtube.ts";
import {
  disconnect,
  finishConnection,
  saveSettings,
  showChannel,
  startConnection,
} from "#functions/core/youtube/channel.ts";
import { requestUpload, showUpload } from "#functions/core/youtube/request-upload.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...vault(), ...randomText(), ...youTube() });
type Deps = ReturnType<typeof connect>;

/** The YouTube function: a user's channel, and the uploads of films to it. */
export const routes = [
  route(contract.youTubeChannel, (deps: Deps, { caller, params }) =>
    showChannel(deps, requireOwner(params.userId, caller)),
  ),
  route(contract.connectYouTube, async (deps: Deps, { caller, params }) => ({
    url: await startConnection(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.finishYouTube, async (deps: Deps, { caller, params, body }) => ({
    data: await finishConnection(deps, requireOwner(params.userId, caller), body),
  })),
  route(contract.saveYouTubeSettings, async (deps: Deps, { caller, params, body }) => ({
    data: await saveSettings(deps, requireOwner(params.userId, caller), body),
  })),
  route(contract.disconnectYouTube, async (deps: Deps, { caller, params }) => {
    await disconnect(deps, requireOwner(params.userId, caller));
    return {};
  }),
  route(contract.youTubeUpload, async (deps: Deps, { caller, params }) => ({
    data: await showUpload(deps, caller.userId, params.id),
  })),
  route(contract.publishOnYouTube, async (deps: Deps, { caller, params, body }) => ({
    data: await requestUpload(deps, caller.userId, params.id, body),
  })),
];
export const handler = httpHandler(routes, connect);
