import type { fakePorts } from "#test/support/ports.ts";

type World = Pick<ReturnType<typeof fakePorts>, "commit" | "artifacts">;

/** Ends the process at one write: before or after it is carried out. Later writes are carried out. Returns a counter. */
export const killAt = (world: World, at: number, isAfter: boolean) => {
  let count = 0;
  const killing =
    <A extends readonly unknown[]>(write: (...args: A) => Promise<void>) =>
    async (...args: A): Promise<void> => {
      count += 1;
      const isNow = count === at;
      if (isNow && !isAfter) throw new Error("killed");
      await write(...args);
      if (isNow) throw new Error("killed");
    };
  world.commit = killing(world.commit) as typeof world.commit;
  world.artifacts.put = killing(world.artifacts.put);
  world.artifacts.upload = killing(world.artifacts.upload);
  return () => count;
};

/** The writes of the request itself, which stores the plan and then commits: before and after each. */
export const requestWrites: [number, boolean][] = [
  [1, false],
  [1, true],
  [2, false],
  [2, true],
];
