import { t } from "./translate.ts";

/** What the file of each film says of its origin, in plain words. */
export const originMark = t(
  "The video file says to machines that software generated it (IPTC). If its operator signs films, content credentials (C2PA) also show who made it, when and how: contentcredentials.org/verify.",
);
