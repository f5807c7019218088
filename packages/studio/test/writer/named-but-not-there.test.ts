import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

/** The pictures of a text of the given paragraphs, one scene for each. */
const picturesOf = (...told: readonly string[]) => {
  const { cast, scenes } = plan({ text: told.join("\n\n"), language: "english", scenes: told.length, title: "" });
  return scenes.map(({ picture }) => ({
    ...picture,
    shown: picture.cast.map(({ id, action }) => `${cast.find((one) => one.id === id)?.name} ${action}`),
  }));
};
const lastOf = (...told: readonly string[]) => {
  const last = picturesOf(...told).at(-1);
  if (!last) throw new Error("A text without scenes");
  return last;
};

const IN_ROOM =
  "Dr. Lund sat in the waiting room with her coat on. The widow Thorne sat in the waiting room as well, and both of them were tired.";
const DR_LUND = "Dr. Lund laid down her pen and looked at Mrs. Thorne for a long time.";

describe("a certain place of a pasted text", () => {
  it("stays where a kitchen is only thought of", () => {
    const kitchen =
      "Dr. Lund had lost her husband in May, and in her kitchen there were still two cups on the drainer.";
    expect(lastOf(IN_ROOM, DR_LUND, kitchen).place).toBe("room");
    expect(lastOf(IN_ROOM, DR_LUND, "Dr. Lund went into the kitchen and filled the kettle.").place).toBe("kitchen");
  });

  it("stays where the text tells what was before", () => {
    const shop = "Ida sold rolls in the bakery of her father. Ida stood behind the counter of the bakery all day long.";
    const ice = "Ida hated getting up, but last Friday her father broke his wrist on the ice, and she was alone.";
    expect(lastOf(shop, ice).place).toBe("shop");
  });

  it("stays where a sentence in the present says what is always so", () => {
    const street =
      "Four men stood in the street with a piano and scratched their necks. Bea stood in the street as well and waved.";
    const home = "Bea laughed at them. We live on the third floor. Bea was happy that they fetched a crane for it.";
    expect(lastOf(street, "Bea waved to the men and the men waved to Bea.", home).place).toBe("city");
  });

  it("is left at the end of a text that tells what came of it", () => {
    const station = "Ottoline walked to the station. Ottoline stood on the platform of the station and was afraid.";
    const end = "From that day on Ottoline wrote a card to her mother every week and was never sad again.";
    expect(lastOf(station, "Ottoline waited on the platform.", end).place).toBe("backdrop");
  });

  it("is left by a boat that is past the quay", () => {
    const quay = "Jonas stood on the quay of the harbour with his bag. Bodil stood on the quay and coiled a rope.";
    expect(
      lastOf(quay, "Five minutes later they were past the breakwater, Jonas with his bag and Bodil with her rope.")
        .place,
    ).toBe("backdrop");
  });
});

describe("a building of a pasted text", () => {
  const STOLEN =
    "Jan stole the bicycle because it was red. It leaned against the wall of the swimming pool without a lock.";
  const EMPTY = "Jan turned round. The street in front of the pool was empty by then. Jan rang the bell.";

  it("is not entered by who is before it", () => {
    expect(lastOf(STOLEN, EMPTY).spot).not.toBe("pool");
    expect(lastOf("Jan swam in the swimming pool. Jan was glad of the swimming pool.", "Jan laughed.").spot).toBe(
      "pool",
    );
    const evening = "Jan and her father went from house to house the whole evening, and dogs barked at them.";
    const arrival = "It was nearly ten when they rang at a yellow house, and a boy opened. He did not see Jan at all.";
    expect(lastOf(evening, arrival).place).not.toBe("room");
  });
});

describe("a town of a pasted text", () => {
  const KITCHEN = "Walter hummed into the kitchen. Walter stopped in the kitchen, and Rosa laughed at Walter there.";

  it("is not shown by a square of light, or by a month", () => {
    const square = "Walter stopped in the middle of that yellow square of light, and Rosa laughed.";
    expect(lastOf(KITCHEN, square).place).toBe("kitchen");
    expect(lastOf(KITCHEN, "When Rosa came home in March, it was five to nine.").place).not.toBe("city");
    expect(lastOf(KITCHEN, "Back in London Rosa took a taxi and thought of Walter.").place).toBe("city");
  });
});

describe("the yard of a castle", () => {
  it("is no village", () => {
    const king = "The princess lived in a castle and was afraid of apples. The princess had never left her father.";
    expect(lastOf(king, "One day a tinker came into the courtyard with a barrow of pans.").place).toBe("castle");
  });
});

describe("the sea of a pasted text", () => {
  it("is seen from the deck", () => {
    const bunk = "Imani lay in her bunk and listened. A boy brought Imani a potato, and she laughed at the potato.";
    expect(
      lastOf(bunk, "On deck the wind took her breath away. The sea was as grey as slate, and it went up and down.")
        .place,
    ).toBe("ship");
  });
});

describe("things that stand in many places", () => {
  const VAN = "Rosa had a green van at the side of the road. Every Saturday Rosa cut and wrapped until noon.";
  const CHALK = "Rosa took the chalk and wrote the best words on the blackboard that hung beside her.";

  it("show no classroom and no shop by themselves", () => {
    expect(lastOf(VAN, CHALK).place).not.toBe("classroom");
    const ministry = "Ottoline had more forms than all the others in the ministry, and she read each of them twice.";
    expect(lastOf(ministry, "A lion waited at the counter, and Ottoline looked at him.").place).not.toBe("shop");
  });

  it("show it where the text has pupils, or something that is sold", () => {
    const school = "Rosa was the teacher of eleven pupils. Rosa liked all her pupils, and they liked Rosa.";
    expect(lastOf(school, CHALK).place).toBe("classroom");
    const sold = "Ottoline sold buttons and thread to all the women of the town, and she knew each of them by name.";
    expect(lastOf(sold, "A boy waited at the counter, and Ottoline looked at him.").place).toBe("shop");
  });
});

describe("what is over, or is left behind", () => {
  const MAEVE = "Maeve walked along the beach with her dog. Maeve had her hands in her pockets, and Maeve was calm.";

  it("is neither the time nor the weather of a picture", () => {
    expect(lastOf(MAEVE, "Maeve sailed out past the pier. The sea was flat and quiet after the night.").time).toBe(
      "day",
    );
    const { time, weather } = lastOf(MAEVE, "After the storm the beach was covered with boots, and Maeve laughed.");
    expect([time, weather]).toEqual(["day", "clear"]);
  });

  it("is not the crowd through which somebody goes", () => {
    const crowd = "Maeve took his elbow and steered him through the crowd and down to the cellar.";
    expect(lastOf(MAEVE, crowd).crowd).toBeUndefined();
    expect(lastOf(MAEVE, "The crowd cheered, and Maeve waved to the people on the beach.").crowd).toBe("people");
  });
});

describe("a stage of a pasted text", () => {
  it("is not left because of a tree that stands on it", () => {
    const stage = "Leo climbed onto the stage. Leo sat on the stage in the gym, and the parents looked at Leo.";
    expect(lastOf(stage, "Leo was behind the tree with his eyes shut.").place).toBe("hall");
    expect(lastOf(stage, "Leo ran out under the trees and did not come back.").place).not.toBe("hall");
  });
});

describe("the window of an attic", () => {
  it("shows no person in the attic", () => {
    const hut = "Sunniva put on the boots of her father that night. Sunniva was afraid, and the door was buried.";
    expect(lastOf(hut, "Sunniva climbed out through the attic window and waded up the slope.").spot).not.toBe("attic");
  });
});

describe("light and another day", () => {
  it("end the night and the rain", () => {
    const night =
      "At midnight Yusuf drove his taxi through the dark. Yusuf drove all night, and Hanne was beside Yusuf.";
    expect(lastOf(night, "They talked until it was light. Hanne ate two eggs.").time).toBe("day");
    expect(lastOf(night, "Yusuf stood on the pavement in the sun and laughed.").time).toBe("day");
    const rain =
      "Rain fell on the garden. Nora and Felix ran across the garden in the rain, and the rain fell on them.";
    expect(lastOf(rain, "But at school on Monday Felix told everybody about it.").weather).toBe("clear");
  });
});

describe("a captain of a pasted text", () => {
  it("is on no ship where nothing else is of one", () => {
    const ward = "Amara pushed the trolley from bed to bed. In the corner bed the old captain was awake again.";
    const captain = "The captain smiled at Amara, and Amara tucked in the blanket of the captain.";
    expect(picturesOf(ward, captain)[0]?.place).not.toBe("ship");
  });
});

describe("time and season of a pasted text", () => {
  it("are not those of snow when spring has come", () => {
    const winter = "All winter Ilse walked over the meadow with her geese. Deep snow lay on the meadow that winter.";
    const spring = "In the first week of spring Ilse walked over the meadow with her geese and sang.";
    expect(picturesOf(winter, spring).map(({ place }) => place)).toEqual(["snow", "meadow"]);
  });

  it("are not night because one of them sleeps while another is awake", () => {
    const meadow = "Ilse walked over the meadow. A boy walked over the meadow with her, and they talked all the way.";
    expect(lastOf(meadow, "The boy slept in the grass, and Ilse ran around the pond.").time).toBe("day");
    expect(lastOf(meadow, "The boy and Ilse went to bed, and they slept in one bed.").time).toBe("night");
  });

  it("do not make a forest of a yard into which snow falls", () => {
    const yard = "Ida and her father worked hard and long, as they did all through the year, and they were glad of it.";
    expect(lastOf(yard, "Ida sat by the yard door with her tea, and it snowed a little.").place).toBe("backdrop");
  });
});
