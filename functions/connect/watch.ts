import { taskRecords } from "#functions/adapters/dynamodb/tasks.ts";
import { watchLinks } from "#functions/adapters/dynamodb/watch-links.ts";
import { siteAt } from "#functions/adapters/site/site.ts";
import type { HasTasks } from "#functions/core/task/ports.ts";
import type { HasSite, HasWatchLinks } from "#functions/core/watch/ports.ts";
import { optionalSetting, setting } from "./environment.ts";
import { table } from "./table.ts";

/** The films behind public pages, which are only read. */
export const watch = (): HasTasks & HasWatchLinks & HasSite => ({
  tasks: taskRecords(table()),
  watchLinks: watchLinks(table()),
  site: siteAt(setting("SITE_URL"), optionalSetting("SITE_PAGE_URL")),
});
