import type { ApiContext } from "#contract/index.ts";
import type { FileRights } from "./grants.ts";

/** What the function of a context may touch; what is not named here is closed to it. */
export interface ApiRights {
  /** The table. All contexts but the catalogue keep something in it, if only how often somebody called. */
  readonly records?: true;
  /** The bus: it commits what others are told of. */
  readonly tells?: true;
  readonly files?: FileRights;
  /** It signs links to files. */
  readonly links?: true;
  /** It seals the cursors of lists. */
  readonly lists?: true;
  /** It asks the models that write films. */
  readonly asksModels?: true;
  /** It may end films that are being made. */
  readonly endsFilms?: true;
  /** It seals and opens what users entrust to us, for this use. */
  readonly seals?: "webhook" | "ghost";
  /** It takes and gives back money. */
  readonly sells?: true;
}

/** An order: its own texts, with copies of its owner's files, taken when it is placed. */
const orders: FileRights = { read: ["tasks/", "uploads/"], write: ["tasks/"] };

export const apiRights: Readonly<Record<ApiContext, ApiRights>> = {
  account: { records: true, tells: true, lists: true },
  admin: { records: true, tells: true },
  ai: { records: true, asksModels: true },
  assets: {
    records: true,
    links: true,
    files: {
      read: ["quarantine/", "uploads/"],
      write: ["quarantine/", "uploads/"],
      remove: ["quarantine/", "uploads/"],
    },
  },
  blog: { records: true, seals: "ghost" },
  catalogue: {},
  developers: { records: true, tells: true, files: orders, links: true, asksModels: true },
  payments: { records: true, tells: true, sells: true },
  tasks: {
    records: true,
    tells: true,
    files: { ...orders, remove: ["tasks/"] },
    links: true,
    lists: true,
    asksModels: true,
    endsFilms: true,
  },
  vouchers: { records: true, tells: true },
  webhooks: {
    records: true,
    tells: true,
    files: { read: ["tasks/"] },
    links: true,
    lists: true,
    seals: "webhook",
  },
};
