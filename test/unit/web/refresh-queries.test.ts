import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refreshQueries } from "#web/src/lib/refresh-queries.ts";

it("drops the first reply of a query if the data changed meanwhile", async () => {
  const queries = new QueryClient();
  const replies: ((vouchers: readonly string[]) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ["admin", "vouchers"],
    queryFn: () => new Promise<readonly string[]>((resolve) => replies.push(resolve)),
  });
  const stop = observer.subscribe(() => {});

  const refreshed = refreshQueries(queries, ["admin"]);
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.(["v_new"]);
  await refreshed;
  replies[0]?.([]);

  await expect.poll(() => observer.getCurrentResult().data).toEqual(["v_new"]);
  stop();
});
