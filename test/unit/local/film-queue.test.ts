import { describe, expect, it, vi } from "vitest";
import { createFilmQueue, invokeInTurn } from "#local/host/film-queue.ts";

/** A queue for two films at a time, and who was admitted so far. */
const makeQueue = () => {
  const films = createFilmQueue(2);
  const admitted: string[] = [];
  const enter = (userId: string, taskId: string) =>
    films.enter({ userId, taskId }).then(() => void admitted.push(taskId));
  return { films, admitted, enter };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the queue of films", () => {
  it("admits as many as fit, and the next one when one ends, in order of arrival", async () => {
    const { films, admitted, enter } = makeQueue();
    for (const user of ["ada", "bob", "cyd", "dan"]) void enter(user, `of ${user}`);
    await settled();
    expect(admitted).toEqual(["of ada", "of bob"]);

    films.leave("of bob");
    await settled();

    expect(admitted).toEqual(["of ada", "of bob", "of cyd"]);
  });

  it("lets users take turns: a first film comes before another user's third", async () => {
    const { films, admitted, enter } = makeQueue();
    for (const nth of [1, 2, 3, 4]) void enter("ada", `ada ${nth}`);
    void enter("bob", "bob 1");
    for (const end of ["ada 1", "ada 2", "bob 1", "ada 3"]) {
      await settled();
      films.leave(end);
    }
    await settled();

    expect(admitted).toEqual(["ada 1", "ada 2", "bob 1", "ada 3", "ada 4"]);
  });

  it("runs the stages of the film that was admitted first before those of others", async () => {
    const { films, enter } = makeQueue();
    await enter("ada", "first");
    await enter("bob", "second");

    expect(films.rankOf("first")).toBeLessThan(films.rankOf("second"));
  });

  it("counts films that were in work before the process started", async () => {
    const { films, admitted, enter } = makeQueue();
    films.resume({ userId: "ada", taskId: "old 1" });
    films.resume({ userId: "bob", taskId: "old 2" });
    void enter("cyd", "new");
    await settled();
    expect(admitted).toEqual([]);

    films.leave("old 1");
    await settled();

    expect(admitted).toEqual(["new"]);
  });

  it("forgets a film that ends while it waits", async () => {
    const { films, admitted, enter } = makeQueue();
    for (const id of ["a", "b", "c", "d"]) void enter(id, id);
    films.leave("c");
    films.leave("a");
    await settled();

    expect(admitted).toContain("d");
  });
});

describe("the stages of films, in turn", () => {
  const run = (taskId: string) => ({ userId: taskId, taskId, attempt: 1 });
  const stages = { claims: ["claim", "go on"], waits: ["wait"] };

  it("claims a film when it is admitted, and runs its other stages at once", async () => {
    const { films } = makeQueue();
    const invoke = vi.fn(async () => "done");
    const stage = invokeInTurn(films, stages, invoke);
    await stage("claim", run("a"));
    await stage("claim", run("b"));
    const waits = stage("claim", run("c"));
    await stage("write", { run: run("a") });
    expect(invoke).toHaveBeenCalledTimes(3);

    films.leave("a");

    expect(await waits).toBe("done");
  });

  it("lets others go first when a film could not be claimed", async () => {
    const { films } = makeQueue();
    const invoke = vi.fn().mockRejectedValueOnce(new Error("UserBusy")).mockResolvedValue("done");
    const stage = invokeInTurn(films, stages, invoke);
    await expect(stage("claim", run("a"))).rejects.toThrow("UserBusy");

    expect(await Promise.all(["b", "c"].map((id) => stage("claim", run(id))))).toEqual(["done", "done"]);
  });

  it("frees the place of a film that waits for its owner, and gives it another one in its turn", async () => {
    const { films } = makeQueue();
    const done: string[] = [];
    const invoke = async (arn: string, payload: unknown) =>
      void done.push(`${arn} ${(payload as { run: { taskId: string } }).run.taskId}`);
    const stage = invokeInTurn(films, stages, invoke);
    for (const id of ["a", "b", "c", "d"]) {
      await stage("go on", { run: run(id) });
      if (id < "c") await stage("wait", { run: run(id) });
    }
    const goesOn = stage("go on", { run: run("a") });
    await settled();
    expect(done.at(-1)).toBe("go on d");

    films.leave("c");
    await goesOn;

    expect(done.at(-1)).toBe("go on a");
  });

  it("takes no place for a film that can still be changed", async () => {
    const { films } = makeQueue();
    const stage = invokeInTurn(films, stages, async () => "done");
    for (const id of ["a", "b", "c"]) await stage("wait", { run: run(id) });

    expect(await Promise.all(["d", "e"].map((id) => stage("claim", run(id))))).toEqual(["done", "done"]);
  });
});
