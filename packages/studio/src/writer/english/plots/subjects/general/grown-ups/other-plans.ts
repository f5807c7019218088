import { phrase } from "../../phrase.ts";
import { also, story, type WrittenStory } from "../../subject-story.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|wizard|witch|dragon|aliens?|zombie\w*|spy|spies|princess|prince|king|queen|elf|santa|pirates?|mermaid|spaceship|planet|bear|fox|mouse|rabbit|penguin|owl)\b/i;

const PLAN =
  /\b(?<elder>(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y) (?:strict |old |own |rich |stern )?(?:mother|father|mum|mom|dad|parents|grandmother|grandfather|grandma|grandpa|uncle|aunt|family)) (?<plan>(?:(?:had|has|have) (?:already|other|long|always|decided|arranged|planned|signed|chosen|booked)|wanted|insisted|expected|planned|forbade|forbids|was against|were against|would not allow|wouldn['’]t let|did not allow|would not let|refused to let|did not want|didn['’]t want|demanded)\b[^.;]*)/;

/** A wish that the parents have other plans for; told with the words of the wish after "wanted". */
const otherPlans = (wish: string, says: RegExp): WrittenStory => ({
  says: [says, PLAN],
  unless: new RegExp(`${UNREAL.source}|\\b(?:marry|husband|wife|little|kindergarten|pet|puppy|kitten)\\b`, "i"),
  of: "people",
  after: [
    `@kitchen(hero talk, elder sit) It came out at supper, between the soup and the potatoes. “I want something else,” said {hero}, and {elder} stopped eating. {Hero} wanted ${wish}. {He} had practised that sentence in front of the bathroom mirror for weeks. At the table it was different.`,
    "“It's all settled,” said {elder}. That was the trouble: {elder} {plan}. “You'll be grateful one day.” “On which day?” asked {hero}. Then both sides shouted. Afterwards {hero} went to bed without a word.",
    `+ So {hero} tried to do both. By day {he} was what {elder} had in mind, politely and badly. By night {he} worked at what {he} wanted, quietly, and better every week. {He} slept four hours and poured orange juice into {his} coffee. {Hero} kept the timetable of this double life hidden in a cookery book.`,
    "@kitchen(elder read) The cookery book was a mistake, for it was the only book in the house that {elder} ever opened. One evening it lay on the table, with the timetable on top. {Hero} waited for the thunder. “Every night?” asked {elder}. “For half a year?” “Longer,” said {hero}. It was very quiet in the kitchen.",
    "“Then show me,” said {elder}. So {hero} showed what {he} had been working at, with hot ears, and the beginning went wrong. {He} stopped, said a word that was not allowed in that house, and began once more. The second time {hero} forgot that {elder} was there. And {elder} forgot to frown.",
  ],
  end: [
    "“We all wanted something at your age,” said {elder} at last. “It was taken out of our hands, very kindly, by people who loved us. You were to be safe, that was all.” {Hero} had been ready for a fight about money and duty. {He} had not known that what stood behind the plan was fear.",
    `@kitchen(hero write) They made a contract on the back of the timetable. {Hero} got one year ${wish}, with all {his} strength. If it came to nothing, {he} would do as {elder} had planned, and not grumble. {Elder} insisted on a witness, and the neighbour came over in her slippers to sign. {Hero} used every single day of that year.`,
    "@kitchen The contract still hangs in the kitchen, beside the calendar. The year ran out long ago, and {elder} and {hero} have both forgotten to mention it. When people ask what has become of {hero}, {elder} takes a deep breath first, as before good news, and tells them. It takes a while.",
  ],
});

/** Stories of other people's plans: parents who know better, houses at war, hard choices, and forms signed by mistake. */
export const plansOfOthers = [
  story(
    otherPlans(
      "to be {dream}",
      phrase(
        "(?:wanted to (?:be|become)|dreamed of (?:being|becoming)|dreamt of (?:being|becoming)|dreams of (?:being|becoming)|hoped to (?:be|become)|longed to (?:be|become)) (?<dream>an? [^.,;]*?)(?=[.,;]| (?:but|and)\\b)",
      ),
    ),
  ),
  story(
    otherPlans(
      "to {dream}",
      phrase(
        "(?:wanted|longed|hoped|planned|would love) to (?!be\\b|become\\b|marry\\b|know\\b|see\\b|find\\b)<dream:doing>",
      ),
    ),
  ),
  story({
    says: [
      /\b(?:rivals?|rivalry|feud\w*|enem(?:y|ies)|hated each other|quarrel\w*|competitors?|competing|across the (?:street|road|square|river)|not spoken|never spoke)\b/i,
      /\b(?:fell in love|in love with each other|in love|(?:wanted|decided|planned) to (?:get married|marry)|wanted to get married|got engaged|fall in love)\b[^.]*/i,
      /\b(?:families|family|sons?|daughters?|children|grandchildren|heirs?|heiress)\b/i,
    ],
    may: [
      phrase("(?:rival|feuding|competing|opposing) <houses:thing>"),
      /\bfor (?:\w+ )?(?:years|generations|decades|centuries|a hundred years)\b/,
      /\bson of [^.]*?(?= fell\b)/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:mafia|gang\\w*|war|soldiers?|spices?|schools?|teams?|cats?|dogs?|died|dead)\\b`,
      "i",
    ),
    after: [
      [
        "There was a rule, and even small children knew it: you chose a side. Between the two {houses} no greeting was wasted. People crossed the road twice so as not to be seen on the wrong pavement. Under such eyes two young people had managed to fall in love. They had begun by being rude to each other, loudly, so that it sounded right.",
        "There was a rule, and even small children knew it: you chose a side. Between the two houses no greeting was wasted. People crossed the road twice so as not to be seen on the wrong pavement. Under such eyes two young people had managed to fall in love. They had begun by being rude to each other, loudly, so that it sounded right.",
      ],
      "+ They told their families on the same evening, at the same minute, as agreed. On both sides a plate fell. On both sides a father said, “Anyone. Anyone but one of them!” An hour later the two sat on the same bench, compared notes and found that the speeches had been alike, word for word, right down to the cough at the end.",
      "+ Forbidding did not help, so the two families began to compete. If there had to be a wedding, then not at the cost of those over there! One side ordered a cake with four tiers. The other ordered one with five. Both rented a band, for the same evening, and told it to play loud. The lovers were no longer asked about anything.",
      "Three days before the wedding the two of them were gone. They had left the same letter on both kitchen tables. “We want to marry each other, not to win. We will be back when our two families have talked to each other for one whole hour. Not about us. About how it all began.”",
      "@street(hero talk) The two families met in the middle of the street, because neither would set foot in the other's house. “So how did it begin?” somebody asked. One side said it had been a ladder, lent and never returned. The other was sure that it had been a remark about a hat. In the end they had to fetch the oldest of them all, who was ninety-four.",
    ],
    end: [
      "“There was a ladder,” she said. “And there was a hat. But before that your two great-grandfathers were best friends, and worked side by side, and each was afraid that the other was a bit better. That's all it ever was.” She asked for a chair. They brought her two, one from each side, and noticed that the chairs were from the same carpenter.",
      "The hour became three, and the street had to be closed to traffic. When the lovers came back, hand in hand, nobody saw them at first, for both families were bent over an old photograph, quarrelling happily about who was who. The wedding was held right there, between the two doors, with both bands and both cakes. They had to cut them with a saw.",
      "A ladder leans against the wall now, between the two houses, and belongs to nobody. Children climb on it. The two families still compete in everything, and say good morning first, as fast as they can, so as to have won. The young couple live in the middle, with a window to either side.",
    ],
  }),
  story({
    says: [
      /\b(?:decide|choose|decided|choice|decision|chose)\b/i,
      /\b(?:one|last|only|single|final) (?<prize>(?:free |spare |remaining )?(?:seat|dose|place|ticket|bed|spot|scholarship|vaccine|ventilator|lifeboat|life jacket|parachute|cabin|berth|room|kidney|heart|liver)s?(?: (?:of|in|on|for|at) (?:the |a |his |her )?(?!which|what|who)[a-z]+)?)/,
    ],
    may: [
      /\b(?:who|which of [^.]*?) (?:gets?|got|should get|would get|receives?|received|may have)\b[^.]*/,
      phrase("between <pair:somebody>"),
    ],
    unless: new RegExp(`${UNREAL.source}|\\b(?:cinema|concert|dog|cat|football|restaurant|theatre|party)\\b`, "i"),
    of: "adults",
    after: [
      "+ {Hero} counted again, as if there might have been a mistake. There was none. There was just {theprize}, and nothing behind it. {Hero} closed the door for a minute and leaned against it. {He} had learned many things in {his} work. How to weigh one human being against another had not been among them.",
      "{He} tried it with a list, because a list is something to hold on to. Who was younger? Who was needed more, and by whom? {Hero} wrote down numbers behind the names, added them up, and looked at the result. Then {he} thought of what {his} own number would be, tore up the sheet and was ashamed of it.",
      "+ Those who were waiting had grown quiet. They knew how things stood with {theprize}; such news needs no words. A woman combed her hair. A man told a joke, badly, and they all laughed at it, gratefully. None of them looked at {hero}, and {he} understood that they were doing it out of kindness.",
      "{Hero} went out to them and told the truth. “It is not enough,” {he} said. “I have to decide it, and whatever I do will be wrong for somebody. I'd like to hear from you what I should know.” {He} had expected shouting. But first there was a long silence, and then one after the other they began to speak.",
      "They did not speak about themselves. “He has a child of four,” said one, and pointed to the man beside him. “She's much weaker than she pretends,” said another. Each of them spoke for somebody else. {Hero} listened, and wrote nothing down. At the end there was one name that all the others had mentioned.",
    ],
    end: [
      "So {theprize} was given away. {Hero} did it {himself}, and {his} hands hardly shook. After that came the harder part. {He} went to each of those who had got nothing, sat down, and did not say that {he} was sorry. “I'm staying here,” said {hero}. “As long as you are here, I am too.”",
      "{He} spent that night on the telephone. {Hero} woke people who had a right to their sleep, begged, threatened, called in every favour that {he} was owed. Towards morning there was a voice that said, “We may have something after all. Give us till noon.” {Hero} wrote the word noon on the back of {his} hand. At ten to twelve help came, and it was enough for them all.",
      "{Hero} has had to decide much since then, and is said to be good at it. {He} does not think so. But {he} still has a scrap of that torn list in {his} wallet, with one number on it and no name. {Hero} takes it out whenever somebody tells {him} that it is only a matter of arithmetic.",
    ],
  }),
  story({
    says: [
      /\b(?:by mistake|accidentally|by accident|mistakenly|without reading|the wrong (?:box|form|list|button|link))\b/i,
      phrase(
        "(?:signed up|signs up|signed (?:himself|herself) up|enrolled|enrols|entered|registered|applied|volunteered|booked|got signed up) (?:for |in |to |at |as )?<event:thing>",
      ),
    ],
    may: [
      /\b(?:had to|has to|must|too \w+ to|could(?:n['’]t| not)|can['’]t|cannot) (?:go through|leave|get out|back out|pull out|admit|say no|cancel)[^.]*/,
      /\binstead of [^.,]*/,
      ...also("couch potato|lazy|shy|clumsy|unfit|(?:who|that) (?:had|has|hates?|could)[^.]*"),
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:army|marines|boarding school|cat|dog|execution|tests?|mission|mars|kindergarten)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "It was the small print. {Hero} found it only when the confirmation came: “We are delighted to welcome you to {theevent}.” {He} read it twice and looked behind {him}, as if somebody else of that name might be standing there. {Hero} had ticked one box too many, late at night, with a biscuit in {his} hand.",
      "+ {He} rang them up at once to cancel. “Of course,” said a friendly voice, “we only need the reason.” {Hero} opened {his} mouth to say it. But just then {his} neighbour put her head through the door, with shining eyes. “I've heard it! Of all people, you! Do you know how brave that is?” “I'll call again,” said {hero} into the telephone.",
      "By evening the whole street knew. Somebody had baked a good-luck cake. An uncle rang who had not rung for three years, to say that he had always believed in {hero}. There was no way back out of so much cake. {Hero} put on the wrong shoes and went to find out what {he} had let {himself} in for.",
      "The others all seemed to have been born for {theevent}. {Hero} was in the way, and out of breath, and did the left thing on the right. At the end of the first hour {he} hid behind the coats. A big, quiet man was hiding there already. “Wrong box?” he asked. “Wrong box,” said {hero}. “Me too,” said the man. “Four years ago.”",
      "He showed {hero} how to begin: not with the hard part, but with standing properly, and then with breathing. They practised behind the coats, a little every day. It was ugly to look at. But one morning {hero} did a thing right before {he} had time to be afraid of it, and the big man clapped with two fingers, so as not to give {him} away.",
    ],
    end: [
      "Then it counted. {Hero} stood there among the real ones, for {theevent}, with an empty stomach and half the street looking on. The start was terrible. Somebody laughed. {Hero} thought of the box, and of the cake, and that {he} might as well finish now. {He} went on, badly, and then less badly, and right through to the very end.",
      "+ {Hero} had not won anything. {He} had come out at the bottom of every list that there was, and the street cheered as if it had been the top. “Now I have to tell you something,” said {hero}. “I never meant to do it. I ticked the wrong box.” It was quiet for a moment. “We know,” said the neighbour. “You told us in your sleep, on the balcony. That's why we baked.”",
      "This year's form lies on {hero's} table, filled in, with all the small print read. {He} has ticked one single box for {theevent}, in daylight, with no biscuit in {his} hand. Next time {hero} will stand behind the coats for a bit before it begins. There is always somebody there who needs to be told.",
    ],
  }),
];
