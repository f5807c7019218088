import { role, story } from "../subject-story.ts";

/** Stories of ways that go wrong, and of things that run away. */
export const wrongTurns = [
  story({
    says: [
      /\b(?:bus driver|school bus|bus)\b/i,
      /\b(?:wrong turn|wrong way|turned wrong|wrong exit|wrong road|short ?cut)\b/i,
      /\b(?:children|kids|pupils|class|kindergarten|passengers|schoolchildren)\b/i,
    ],
    may: [/\b(?<where>dinosaur land|the moon|Mars|fairyland|the jungle|the sea|the desert|outer space)\b/i],
    unless: /\b(?:kidnap\w*|hijack\w*|bomb|died|accident|crash\w*|war)\b/i,
    early: /,? and (?:they )?(?:made|make|got|get) (?:it )?(?:back|home).*$/i,
    after: [
      [
        "@bus “This isn't the way,” said a boy in the first row. “It's a short cut,” said the driver, who had gone pale. A sign came out of the fog. WELCOME TO {where}, it said, and under it: please drive slowly, we are not used to it.",
        "@bus “This isn't the school,” said a boy in the first row. “It's a short cut,” said the driver, who had gone quite pale under the cap. A sign came towards them out of the fog. WELCOME, it said, and under it: please drive slowly, we are not used to it.",
      ],
      "The doors opened with a hiss. “Two by two,” said the driver, because that is the rule, “and everybody holds somebody's hand.” So they got out two by two. The last girl had no partner. Something large and friendly came out from behind a rock and held out what it had for a hand.",
      "+ They looked at everything. They ate their sandwiches there and swapped the crusts for something that tasted of thunder and raspberries. A small boy who never said a word in school talked the whole time. The driver sat on the step of the bus and turned the map round and round.",
      "@bus Then the driver looked at the clock. “Oh dear,” said the driver. “In half an hour I've got to have you back.” And when the key was turned, the bus coughed once and was silent. It had brought them all this way, and it was empty.",
    ],
    end: [
      "The children looked at each other. Then the last girl went to her large partner and whispered something. It thought it over. It called, and it was answered from near and from far, and out they came from behind every rock, and set their shoulders to the bus.",
      "@bus “Hold tight!” cried the driver. They pushed as nothing has ever been pushed. The windows whistled. “Left!” shouted the boy in the first row, who had been awake on the way there. “Now right at the big puddle! And don't take any more short cuts!”",
      "@street The bus rolled into its place as the clock struck, not a minute late. “Well, was it a nice drive?” they were asked. “We went wrong once,” said the driver, and wiped the windscreen. It was covered with dust of a kind that there is nowhere near.",
      "@bus On the last seat lay something round, wrapped up in a scarf, and it was still warm. The driver found it in the evening. It has a window seat now, and it always holds somebody's hand.",
    ],
  }),
  story({
    says: [
      /\b(?<food>cheese|bread|loaf|pancake|dumplings?|bun|meatball|gingerbread|pie|orange|melon|watermelon|egg|cake|apple)\b/i,
      /\b(?:roll(?:s|ed|ing)? (?:down|away|out|through|all)|running away|ran away|runs away|runaway|jump(?:s|ed)? out|escape[sd]?|bounc\w+ (?:down|away))\b/i,
    ],
    unless:
      /\b(?:gingerbread (?:man|woman|boy|girl)|man who|kept|keeps|hires?|hired|every (?:day|morning|night)|afraid|wants? to|wanted to|eaten|friends?|tired|prison|nest|asks?|asked|talk\w*|sp[eo]\w*k\w*|thief|girl ran|boy ran|ran away from home)\b/i,
    after: [
      "@street(hero run) “Stop!” shouted {hero}. But {thefood} did not listen. It went round the corner and took the corner well, and a lady with a pram jumped to one side. “Was that...?” she asked. “Yes!” cried {hero}, and was past her already.",
      "@street(hero run) It went through a game of football, and the goalkeeper let it in. It went through a choir practice, and the choir stopped in the middle of a word. A policeman blew his whistle and held up his hand, and it ran right between his boots. Then he ran, too.",
      "@street(hero run) Soon there were many: {hero} in front, then the goalkeeper, then the choir, and last a dog, who did not know what it was about and liked it best of all. And far ahead, in a cloud of dust, went {thefood} and seemed to be having the time of its life.",
      "@street(hero run) Then the road went downhill. “It'll end up in the river!” cried the policeman. {Hero} had no breath left for an answer. There was a bridge, and a bump, and up into the air it flew.",
    ],
    end: [
      "@river It flew over the railing, and over the water, and it turned slowly in the sun. On the other bank sat a very small boy with an empty bowl, who had not been given anything that day. He looked up. There was a soft plop. “Thank you,” said the boy to the sky.",
      "@river(hero look) They all came over the bridge and stood round him, panting. The boy looked from one to the other and held out his bowl. “Does it belong to you?” he asked. {Hero} looked at {thefood}. It lay there so still and content, as if it had wanted to come here the whole time.",
      "@river(hero eat) “It belongs to you,” said {hero}. “It picked you out itself.” The boy counted the people. It was difficult, but he was good at sharing. Everyone got a little bit, the choir, the goalkeeper, the policeman. The dog got the crumb that fell down. It tasted of running and dust and was wonderful.",
      "Since then {hero} always shuts the door first, and only then turns round. But once a week {he} leaves it open by just a hand, and looks at the ceiling, and whistles.",
    ],
  }),
  story({
    says: [
      /\b(?:wind|breeze|gust|storm)\b/i,
      /\bhat\b/i,
      role("chaser", "children|kids|boys|girls|boy|girl|friends|brothers|sisters|grandson|granddaughter"),
      /\b(?:st(?:ole|eals?)|took|takes|bl(?:ew|ows?)|lost|loses|carried|chas\w+|snatch\w+)\b/i,
    ],
    lead: "chaser",
    unless: /\b(?:pirates?|sail\w*|scarecrow|snowman|magic hat|wizard|witch)\b/i,
    after: [
      "@street(hero run) For a moment the hat hung in the air over them and turned round once, as if it wanted to have a look at everything first. Then it was off. {Hero} ran after it with both arms up. But whoever looks up while running runs into things, and {hero} ran into a cart full of cabbages.",
      "@street(hero run) A gull wore it for a while. It suited the gull, and she knew it. A washing line caught it between two shirts, and {hero} was already standing on tiptoe. Then the wind came round the corner, took it off the line and laughed all down the street.",
      "+ @street(hero climb) “Over there!” called a baker from his window. “No, there!” called a man on a ladder. Everyone had seen it, and each had seen it somewhere else. {Hero} climbed up and climbed down, ran to the left and then to the right, and always came where it had just been.",
      "@street(hero talk) At last it lay still. It had landed right at the top, where no ladder reaches, and it looked small from there. {Hero} sat down, quite out of breath. “What do you want it for?” {hero} shouted at the wind. “You haven't even got a head!”",
    ],
    end: [
      "@street(hero look) Then it became still, so still that a feather stayed where it was. It was true, and nobody had ever told the wind so. It stroked once over the grass, a little sadly. And {hero} thought that it must be dull, always having to blow past everyone and never being asked to stay.",
      "@street(hero talk) “I'll make you an offer,” said {hero}. “You bring it back. And every day at this time somebody stands here and lets you have it for one throw. But you must play fair.” For a long time nothing moved. Then, up there, the brim began to tremble.",
      "@street(hero look) It came down in a great slow curve, over the roofs, over the gull, who looked after it with envy. It turned three times above them and sat down, straight and without the least bump, on exactly the right head. In the band there was a white feather, as a tip.",
      "@street(hero look) Every day, at the same time, a hat flies up and a cheer with it. It always comes back. Only sometimes it is a little late, and smells of salt.",
    ],
  }),
  story({
    says: [
      role("pet", "hamster|guinea pig|gerbil|rabbit|snake|tortoise|rat"),
      /\b(?:class|school|classroom|teachers?)\b/i,
      /\b(?:escape[sd]?|got out|gets out|missing|disappear\w*|lost|ran away|runs away|loose)\b/i,
    ],
    early: /,? until .*$/i,
    unless: /\b(?:died?|dead|Mars|moon|rocket|swimming)\b/i,
    after: [
      "@classroom The cage was empty. The door stood open by the width of a nose, and in the straw was a hollow, still warm, in the shape of {thepet}. There was a trail, though. It was made of crumbs, and it led under the door, where there was just enough room for somebody very thin or very clever.",
      "@classroom(hero look) They looked in the cupboard with the maps. They looked in the piano. They found a glove, two lost teeth and a sandwich from the year before, but {thepet} they did not find. “Perhaps it's happy,” said one child. “Perhaps it's hungry,” said another, and then everybody was quiet.",
      "+ Strange things went on in the meantime. In the teachers' room the biscuits had bites in them, all on the same side. In the office somebody had slept in the drawer with the soft envelopes. And on the headteacher's report stood five very small footprints in ink, like a signature.",
      "@classroom(hero look) “It's still in the house,” said the caretaker, and he fetched his ladder and his lamp. They all stood still, the whole school, and held their breath. And then they heard it. High above them, behind the ceiling, went something on little feet, round and round and round.",
    ],
    end: [
      "@classroom(hero look) The caretaker climbed up and pushed a board to one side. “Well, I never,” said his voice from above. “Come and look. But one at a time.” There was a bed of cotton wool. There was a store of nuts, raisins and chalk. And in the old school clock {thepet} was running, as if in a wheel.",
      "@classroom(hero look) That was why the bell had rung too early all week! {Thepet} stopped, and the big hand stopped as well. Two black eyes looked into the lamp. Nobody scolded. The smallest child held out a hand with a piece of carrot on it, and after a while there came a nose, and then the rest.",
      "@classroom(hero build) They all agreed that the old cage was too small for somebody who had lived like a king. So they built a new one, in the long breaks, out of boxes and pipes. It went along the whole wall, had three floors, and on the top one there was a window.",
      "@classroom {Thepet} lives there now and looks down at them when they do sums. But the door has a second bolt. And by the clock hangs a sign: please do not feed the works.",
    ],
  }),
];
