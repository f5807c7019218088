import * as contract from "#contract/endpoints/watch.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { rateScale } from "#functions/connect/rate-scale.ts";
import { watch } from "#functions/connect/watch.ts";
import { filmPage } from "#functions/core/watch/film-page.ts";
import { oembedOf } from "#functions/core/watch/oembed.ts";
import { watchFilm } from "#functions/core/watch/watch-film.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { pageRoute } from "#functions/http/page-route.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...watch(), ...artifacts(), ...rateScale() });
type Deps = ReturnType<typeof connect>;

/** The watch function: shared films, for anyone who has the link. It only reads. */
export const routes = [
  route(contract.watchFilm, async (deps: Deps, { params }) => ({ data: await watchFilm(deps, params.id) })),
  pageRoute(contract.watchPage, (deps: Deps, { params }) => filmPage(deps, params.id)),
  route(contract.oembed, (deps: Deps, { query }) => oembedOf(deps, query)),
];

export const handler = httpHandler(routes, connect);
