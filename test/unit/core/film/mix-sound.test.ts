import { describe, expect, it } from "vitest";
import { makeFilm, makeFixture } from "../pipeline/make-film.ts";

const moodsOf = ({ composer }: ReturnType<typeof makeFixture>) =>
  new Set(composer.compose.mock.calls.flatMap(([{ sections }]) => sections.map(({ mood }) => mood)));

describe("the music of a film", () => {
  it("follows the mood of each scene where the order says nothing", async () => {
    const deps = makeFixture();

    await makeFilm(deps);

    expect(deps.composer.compose).toHaveBeenCalledOnce();
    expect(deps.sound.mixSound.mock.calls[0]?.[0]).toMatchObject({ music: expect.any(String), volume: "normal" });
  });

  it("keeps the mood and the volume of the order for the whole film", async () => {
    const deps = makeFixture({ music: "sad", music_volume: "quiet" });

    await makeFilm(deps);

    expect(moodsOf(deps)).toEqual(new Set(["sad"]));
    expect(deps.sound.mixSound.mock.calls[0]?.[0]).toMatchObject({ volume: "quiet" });
  });

  it("is not composed where the order wants none", async () => {
    const deps = makeFixture({ music: "none" });

    await makeFilm(deps);

    expect(deps.composer.compose).not.toHaveBeenCalled();
    expect(deps.sound.mixSound.mock.calls[0]?.[0]).not.toHaveProperty("music");
  });
});
