import { type Brief, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { subjectStories } from "../../src/writer/english/plots/subjects/index.ts";
import { role, story } from "../../src/writer/english/plots/subjects/subject-story.ts";
import { speakingSeconds } from "../../src/writer/speech/speaking-seconds.ts";

const tell = (idea: string, more: Partial<Brief> = {}): string =>
  textOf(
    write({
      idea,
      storyType: "original_story",
      language: "english",
      scenes: 10,
      seconds: 170,
      seed: "subject",
      ...more,
    }),
  );

describe("a story for the subject of an idea", () => {
  it("is led by the one who acts, under the name that the idea gives", () => {
    const text = tell(
      "Grandma Rosa lost her recipe book and her grandchildren Luca and Bianca try to cook her famous soup from memory for the village festival in Sicily.",
    );

    expect(text).toContain("Luca and Bianca had never seen Grandma Rosa stand in front of a stove");
    expect(text).toContain("At the word “humming” Grandma Rosa looked up.");
  });

  it("is led by the hero where the idea has no such role", () => {
    expect(tell("A boy tries to cook his grandmother's lost soup recipe from memory.")).toContain(
      "The boy had never seen his grandmother stand in front of a stove",
    );
  });

  it("knows what it is done for", () => {
    expect(
      tell("An old boxer wants to fight one more time so he can pay for his granddaughter's operation."),
    ).toContain("It is for my granddaughter's operation.");
  });

  it("has its last picture also of several, in which the hero says something", () => {
    expect(
      tell("Once upon a time there was a small town where nobody could sleep because of the loud church bell."),
    ).toContain("“About what?” the townspeople ask.");
  });

  it("agrees with a role that is several", () => {
    expect(tell("My dad Wolfgang loves his garden and always fights with the moles.")).toContain(
      "The moles were no better off.",
    );
  });

  it("has its last picture only, where the idea tells its own end", () => {
    const text = tell(
      "A boxer wants one more fight to pay for his daughter's operation. In the end he loses, and the whole town pays.",
    );

    expect(text).not.toContain("“A draw!” called the referee");
    expect(text.indexOf("In the end he lost")).toBeGreaterThan(text.indexOf("The referee began to count"));
    expect(text.indexOf("The gloves are back on their nail")).toBeGreaterThan(text.indexOf("In the end he lost"));
  });
});

/** The lines of all stories between their gaps: three of them show one that is told. */
const parts = subjectStories
  .flatMap(({ after, end }) => [...after, ...end])
  .flatMap(([, ...lines]) => lines)
  .flatMap((line) => line.replace(/^=#/, "").split(/\{[^}]+\}|[“”]|(?<=[.,:;!?]) /))
  .map((part) => part.trim())
  .filter((part) => part.split(" ").length >= 4);
const linesOfStories = (text: string): number => new Set(parts.filter((part) => text.includes(part))).size;

describe("an idea of a common sort is told by a story for its subject", () => {
  it.each([
    "The boy who collected lost buttons",
    "Uncle's old suitcase has been in the family for a century. It tells of every journey.",
    "A young badger is scared of the dark.",
    "A tortoise enters the big race of the forest.",
    "A hen finds a strange egg and hatches it.",
    "A spider is lonely because everyone is scared of her.",
    "Two hamsters fight over the biggest nut.",
    "My daughter Jette is scared of the washing machine and hides in the bath.",
    "Ruben has to play a tree in the school play although he wanted to be the prince.",
    "A girl plants a pumpkin seed and waters it every day but nothing happens.",
    "Two brothers find a dragon egg and try to hide it from their mother.",
    "A girl gets a bad grade and is afraid to tell her parents.",
    "The power goes out and a family tells stories by candlelight.",
    "On a class trip to the museum the mummy comes alive.",
    "A robot in an empty school finds a lost puppy.",
    "The last robot in the world waits for the people to come back.",
    "In a town where music is forbidden, a baker hums a tune and people start to follow him.",
    "Three brothers drive an old van to the sea to scatter their uncle's ashes.",
    "A retired clerk receives tomorrow's newspaper every evening.",
    "An astronaut returns to Earth after thirty years and her little brother is now older than she is.",
    "A mapmaker finds an island that is not on any map.",
    "The whole family comes to Christmas dinner and Dad burns the turkey.",
    "When the lights go out in a whole street in Lima, the neighbours sit down together in front of their houses.",
    "A cleaner finds a lamp in the attic with a bored genie in it.",
    "Princess Ottilie doesn't want to rule, she wants to be a locksmith.",
    "The Easter bunny is sick and all the animals have to help to hide the eggs.",
    "A burglar climbs into a flat in Riga and wakes up an old lady who cannot sleep.",
    "A detective has to find out who poisoned the countess on a river boat.",
    "A mouse lives behind the stage of the opera and knows every aria.",
    "The night porter of a small hotel in Ghent discovers that somebody has been sleeping in the locked room on the fourth floor and watering the plants there.",
    "Emma has to wear glasses and thinks everybody will laugh at her. Her teacher Mr Brandt has a nice idea.",
    "A stork with a bad memory must deliver a birthday letter before midnight.",
    "A boy sells lemonade outside his house to save up for a train ticket so his uncle can come home from working on the ship.",
    "An old toy train under the bed longs to run on real tracks one more time.",
    "Baby wallaby refuses to leave the pouch, although she is much too big by now.",
    "When the power goes out across the whole town, two people on opposite balconies begin to talk.",
    "My best friend Ines moved to Chile and we still have breakfast together every Sunday on video.",
    "Nils and Clara fight about everything, until they get lost in the mountains and have to work together.",
    "A sheep who doesn't want her wool cut hides in a hair salon in the city.",
    "A pigeon with a bad sense of direction must deliver a love letter before sunset.",
    "Three mice plan to steal the moon because they think it is cheese",
    "Four bank robbers hide in a retirement home after the job went wrong, and the old people don't want to let them leave again.",
    "An office printer starts printing resignation letters a day before the people decide to quit.",
    "Celeste irons costumes at the opera of Lyon. When the soprano loses her nerve, Celeste sings from inside the wardrobe.",
    "A crocodile who is a vegetarian opens a salad bar by the river, and at first nobody comes.",
    "The tooth fairy is on strike",
    "our class hatches duck eggs and one duckling won't come out",
    "a kid who wants to win the spelling bee but stutters",
    "Leo lost his first tooth and the tooth fairy forgot to come",
    "An elephant tries to hide but he is too big",
    "a bully picks on Omar every day after school",
    "A duckling who cannot swim is afraid of the pond.",
    "The dormouse cannot fall asleep in winter.",
    "A guinea pig escapes from its cage and explores the school.",
    "The old tomcat does not like the new kitten.",
    "A red mitten is lost in the snow and wants to get home.",
    "A young stork misses the flight to Africa.",
    "A dog in the shelter is never picked because he has only one eye.",
    "The dolls in the nursery come alive every night.",
    "A cloud who cannot rain.",
    "A bear cub wakes up in the middle of winter and sees the snow.",
    "Our daughter Tilda is afraid of the dark and won't sleep alone.",
    "Ravi is afraid of dogs, but the family next door has a huge one.",
    "A boy can't swim and his class is going to the lake.",
    "Tomorrow is Nikola's first day of school and he is very nervous.",
    "Two sisters find an old key in the shed and look for the door it fits.",
    "A boy finds a puppy and hides it in his room.",
    "A shy boy is asked to sing a solo at the school concert.",
    "So much snow falls that school is closed and the children build the biggest snowman in the street.",
    "Freya moves to another country and misses her friends.",
    "A boy makes friends with the grumpy old man next door.",
    "Two sisters play football but their team always loses.",
    "A boy who loves to sing is too shy to perform in front of people.",
    "A girl wakes up invisible and can't turn back.",
    "Two children want to find out who stole the cookies from the school kitchen.",
    "The last tree in the city and the children who want to save it.",
    "My son is bullied at school and nobody helps him.",
    "A boy saves the biggest bully from drowning.",
    "A boy is scared of the deep end of the pool and his sister promises to teach him.",
    "A baker from Ghent lives the same Thursday again and again.",
    "A carpenter travels back in time to save his sister.",
    "A shepherd wakes up after two hundred years and does not recognise his village.",
    "A hairdresser can suddenly hear what her customers are thinking.",
    "A girl finds a message in a bottle and sets out to find the sender.",
    "Two rivals are shipwrecked on a tiny island.",
    "An old lighthouse keeper refuses to go when his light is automated.",
    "Two cousins find a treasure map and set off into the desert.",
    "A boy on Mars wants to grow a sunflower.",
    "Two strangers wait all night at a bus stop station in the snow.",
    "A clerk sells his shadow and wants it back.",
    "A cleaning robot in a school begins to paint at night.",
    "A scientist invents a time machine and gets stuck in the time of the dinosaurs.",
    "A boy who wakes up invisible. At first its fun but then he can't turn back.",
    "A girl wakes up one day and she can talk to animals.",
    "Three miners are trapped underground and wait for rescue.",
    "The last tree in the city and the children who want to save it",
    "The last man on earth drives through an empty city.",
    "A florist falls in love with a man who rings the wrong number, through messages.",
    "An old woman falls in love in the nursing home and her sons are against it.",
    "Mr. Osei sits alone on a bench in the park every day, until a student sits down beside him.",
    "My neighbour plays the cello every night at two and I want to know why.",
    "A young delivery driver brings soup to a lonely old man every evening.",
    "Two sisters inherit a petrol station by the desert and one wants to keep it.",
    "Three brothers clear out their father's house and fight over a lamp.",
    "A woman who was adopted looks for her birth mother.",
    "A divorced father has his son only every second weekend and does not know what to do with him.",
    "A couple on the edge of divorce goes on one last hike.",
    "A man loses his job and doesn't tell his wife.",
    "A long distance couple who look at the same moon every night.",
    "My grandmother shows me how to make her dumplings.",
    "A lighthouse keeper writes letters to a woman he has never met.",
    "The best man loses the rings on the morning of the wedding.",
    "A barber in Palermo notices the same old woman at his window every evening, and she never comes in.",
    "A judge and a burglar who cannot stand each other have to share a room in a hospital in Graz.",
    "Malik is moving to Oslo with his father, and he and his best friend have one last afternoon to tick off their secret list.",
    "A postman in Palermo delivers a parcel and meets his first love at the door.",
    "Two old rivals from the chess club of Split are given the same cabin on a ship to Venice.",
    "Five old gentlemen from a nursing home in Graz plan to sneak out at night to see the circus.",
    "The old cleaning robot of a school in Busan is to be scrapped on Thursday.",
    "A garden gnome in Antwerp is tired of smiling, and one night he climbs down from his stone.",
    "At the toy stall on the pier only the bear with one ear is left at the end.",
    "A small dragon cannot spit fire and all the other dragons tease him.",
    "A young witch turned her aunt into a goose with the wrong spell.",
    "A schoolgirl gets three wishes from a fairy who is hard of hearing.",
    "A night guard in the gallery notices that the old portrait winks at him every evening.",
    "Four children want to see the monster in the lake.",
    "A boy finds a monster under his bed that is scared of the light.",
    "A young fairy cannot fly and everybody laughs at her.",
    "A knight has to fight a dragon but then they become friends.",
    "Pirates are looking for a lost treasure on a cursed island.",
    "A boy wakes up invisible. At first it is fun but then he can't turn back.",
    "A man who was fired pretends to go to work every morning.",
    "A cellist with stage fright has to play at the opera in Vienna.",
    "A figure skater comes back after a bad fall.",
    "A chef loses his sense of taste a day before the critics come.",
    "A girl gets a phone call from herself 30 years later but the line keeps dropping.",
    "An old man plays chess alone, until a boy sits down opposite him.",
    "A lonely guard at the castle talks to a portrait every night, and one night she answers.",
    "A forger breaks out of prison to be at his mother's birthday.",
    "Uncle Bo's socks disappear every night and his sons set a trap.",
    "A cellist plays in the metro and one day her old professor stops.",
    "A cook opens a small restaurant and wants to convince the strictest critic.",
    "A retired judge in Leeds learns to cook from the cards that his late wife kept in a tea tin.",
    "Two old ladies, Hilda and Bea, rob a bank",
    "A boy called Milo finds a wallet in the park and wants to keep the money, but his grandmother helps him bring it back to its owner.",
    "Two sisters, Ines and Marta, have not spoken for ten years.",
    "My grandmother Olga builds a glider in her cellar although she has never flown.",
    "Two aunts build a treehouse and then a hailstorm comes in the night.",
    "Lars is scared of the dark until his old wooden duck starts to hum.",
    "Kim must learn to ski before the festival comes, and her stepmother is the only one who can teach her.",
    "The old lime tree is going to be cut down, so the pupils and the beekeeper make a plan.",
    "The last record shop in town is closing and the owner tries to return a guitar to its owner.",
    "A retired acrobat climbed up to the high wire one last time.",
    "A rower who lost his leg in an accident goes back to the lake where he learned to row.",
    "Grandpa Karl forgets things, so his granddaughter Nele makes him a treasure map of all his memories.",
    "Rosa and her grandfather fly kites on the beach every New Year. This year he is too ill, so she flies it outside the hospital window.",
    "The little train that goes to the lake has only one passenger left, and tomorrow is its last trip.",
    "Our dog died and my son wants to bury him under the pear tree.",
    "The village has forgotten how to celebrate the apple festival, until a girl finds an old drum.",
    "A grandmother in a nursing home breaks out with her roommate to go to a jazz concert",
    "A lighthouse is switched off and the keeper doesn't know what to do with his evenings.",
    "A widow keeps setting the table for two.",
    "A retired violin teacher gets one last pupil.",
    "Mr Pott finds a lost baby hedgehog in his boot and has to keep it warm until spring.",
    "A tram driver finds a sleeping girl on the last tram.",
    "A woman finds her own obituary in the newspaper.",
    "A caretaker finds a secret room under the school.",
    "Four friends get lost in the mountains, then they find an abandoned cabin.",
    "A nurse wakes up in a hospital bed and cannot remember her name.",
    "A couple wins the lottery and decides to tell nobody.",
    "There's a monster under Oscar's bed, but it is afraid of Oscar.",
    "A shy clerk gets the power to fly, but only on Mondays.",
    "A wedding singer realises that the groom is her ex-boyfriend.",
    "A new boy comes to school and nobody wants to play with him until he shows how well he can juggle.",
    "A young plumber hides from his football team that he dances in his aunt's ballet.",
    "Two brothers wake up in each other's bodies on the day of the final.",
    "Dr. Pott mends clocks. One day one of them plays a message from tomorrow.",
    "A surgeon must operate on the man who ruined her career.",
    "A girl called Lena and her grandfather search the harbour for her missing brother.",
    "A street musician in Dublin loses his guitar to a thief.",
    "Grandma Ida loses her glasses on the day of the dog show and her grandson Ben has to help her.",
    "A woman hides a family in her cellar during the war.",
    "Last summer my best friend Ada and I ran away to the sea and nobody noticed for two days.",
    "A bride runs away from her wedding and hides in the kitchen, where she ends up washing dishes.",
    "The queen's crown is stolen and a kitchen boy has to get it back.",
    "Old fisherman Paolo goes out in a storm to look for the boy who stole his boat.",
    "A girl who can talk to animals and helps a baby elephant find his mother",
  ])("%s", (idea) => {
    expect(linesOfStories(tell(idea))).toBeGreaterThan(2);
  });
});

describe("the role of a story", () => {
  it.each([
    ["Her grandson Luca travelled.", "Her grandson Luca"],
    ["It was my 9 year old little brother Tom.", "my 9 year old little brother Tom"],
    ["The brothers Ali and Musa sang.", "The brothers Ali and Musa"],
    ["Grandson and granddaughter", "Grandson"],
  ])("is found with its name: %s", (text, words) => {
    expect(role("child", "grandson|brother|brothers").exec(text)?.groups?.["child"]).toBe(words);
  });

  it.each(["A grandsonless man.", "They travelled."])("is not found in: %s", (text) => {
    expect(role("child", "grandson|brother").test(text)).toBe(false);
  });
});

describe("all stories for subjects", () => {
  const gapsIn = (line: string): string[] => [...line.matchAll(/\{(\w+)(?:'s)?\}/g)].map(([, gap = ""]) => gap);
  const known =
    /^(?:hero|he|him|his|himself|whom|bare|i|am|my|was|has|is|mate|talker|pet|place|in|there|wish|hisown|they|them|their)$/i;
  const all = subjectStories.map(
    (each, at) => [`${at}: ${each.says.map(({ source }) => source.slice(0, 50)).join(" & ")}`, each] as const,
  );

  it.each(all)(
    "fit a film of three minutes and have words for their gaps (%s)",
    (_, { says, may = [], after, end }) => {
      const groups = [...says, ...may].flatMap(({ source }) =>
        [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name = ""]) => name),
      );
      const beats = [...after, ...end];
      const needed = beats.filter(([rank]) => rank <= 0.7).map(([, line = ""]) => line.replace(/[={}]/g, ""));
      const unknown = beats
        .flatMap(([, ...lines]) => lines.flatMap(gapsIn))
        .filter(
          (gap) => !known.test(gap) && !groups.some((group) => isOfGroup(gap.toLowerCase(), group.toLowerCase())),
        );
      const onlyForTwo = beats.filter(([, ...lines]) => lines.every((line) => /\{(?:talker|mate|pet)\}/i.test(line)));

      expect(speakingSeconds(needed.join(" "), "english")).toBeLessThan(163);
      expect(unknown).toEqual([]);
      expect(onlyForTwo).toEqual([]);
    },
  );

  const isOfGroup = (gap: string, group: string): boolean =>
    gap.replace(/^(?:the|a)(?=.)/, "") === group ||
    gap === group ||
    new RegExp(`^(?:the)?${group}(?:he|him|his|himself|was)?$`).test(gap);
});

it("patterns that are parsed late can be parsed", () => {
  const patterns = subjectStories.flatMap(({ says, may = [] }) => [...says, ...may]);

  for (const pattern of patterns) expect(pattern.exec("")).toSatisfy((found) => found === null || found[0] === "");
  expect(patterns.length).toBeGreaterThan(5000);
});

it("a paragraph that begins with a plus is told only where there is time", () => {
  const { after } = story({ says: [/x/], after: ["One.", "+ Two.", ["+ Three.", "Four."]], end: ["Five."] });

  expect(after).toEqual([
    [0, "=#One."],
    [0.75, "=#Two."],
    [0.75, "=#Three.", "=#Four."],
  ]);
});
