import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

const KIN =
  "(?:mum|mom|mother|dad|father|parents|grandmother|grandma|grandfather|grandpa|aunt|uncle|landlord|landlady)";

const ELDER =
  "grandma|grandpa|grandmother|grandfather|grandad|granddad|granny|nana|old (?:man|woman|lady)|elderly|retired|pensioner|widow(?:er)?|(?:6|7|8|9)\\d|seventy|eighty|ninety";
/** What families are afraid of. */
const DARING =
  "(?:skydiving|paragliding|surfing|diving|bungee|parachute|marathon|skiing|skating|skateboard\\w*|balloon|tightrope|rollercoaster|roller coaster|hitchhik\\w*|motorbike|motorcycle|climb\\w*|boxing|wing walking|hang gliding|rafting)";

/** What is hidden, inherited, chosen, forbidden and won back. */
export const refusedAndDivided: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(
      `(?:discovered|noticed|found out|realized|realised|learned|knew|suspected) (?:that )?(?<failing>(?:the|his|her|their|my) (?:[a-z]+ ){0,2}?[a-z]+)(?: (?:he|she|they|who|that|whom) [^.,]*?)? (?:was|were) (?:slowly |gradually |secretly )*(?:going|getting|growing) (?:deaf|hard of hearing)\\b[^.]*`,
    ),
    idea: /\b(?:hid|hides|hiding|secret\w*|pretend\w*|admit\w*|nobody|no one)\b/i,
    after: [
      [
        0,
        "{Hero} had said it to the back of a head, “The window is open”, and nobody had turned round. It was nothing. But from then on {he} began to count.",
      ],
      [
        1,
        "{Failing} watched mouths, sat with one ear towards the room, and laughed half a moment late, when the others had begun. It was well done. One had to look for it in order to see it.",
      ],
      [
        1,
        "“Was there anything?” asked {failing} now and then, quite by the way. It had always been politeness. Now it was a real question, and {hero} answered it more exactly than before.",
      ],
      [
        2,
        "“Is something wrong?” other people asked {hero}. “Nothing,” {he} said. One does not give away what somebody else is hiding.",
      ],
      [
        0.4,
        "It could not go on like that. So one day {hero} wrote a sentence on a slip of paper, left it on the table, and went to the window: “I have known it for some time, and I am coming anyway.”",
      ],
    ],
    end: [
      [
        0,
        "Behind {him} it was quiet for a long time. Then there was a hand on {his} sleeve. “Since when?” asked {failing}. “Since the window,” said {hero}, and turned round first, so that {his} mouth could be seen.",
      ],
      [
        0.6,
        "“I'm not afraid of the silence,” said {failing}. “I'm only afraid that nobody will tell me anything any more.” “Then I'll say it louder,” said {hero}, “or I'll write it down. I have a very clear hand.”",
      ],
      [
        1,
        "They have signs now for what is important: one for tea, one for “once more”, and one for “that was beautiful”. The last one needs both hands.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "^[^.,]*? (?:was|were|is|are|went|grew) (?:slowly |gradually |secretly )*(?:going |getting |growing )?(?:deaf|hard of hearing)\\b[^.]*|^[^.,]*? (?:was|were|is) (?:slowly |gradually )?losing (?:his|her|their) hearing\\b[^.]*",
    ),
    idea: /\b(?:hid|hides|hiding|secret|pretend\w*|tell(?:s|ing)? (?:no one|nobody)|told (?:no one|nobody)|admit\w*)\b/i,
    after: [
      [
        0,
        "It had begun with small things: a doorbell, a kettle, a question from the left. At first {hero} said “Pardon?”, and later {he} only nodded. A nod is nearly always right.",
      ],
      [
        1,
        "{He} learned to watch mouths, and to sit with the good ear towards the room. {He} laughed when the others laughed, half a moment late. In the evening {he} fell into bed as if {he} had carried sacks.",
      ],
      [
        1,
        "It got quieter, week by week, as if somebody were closing one door after another in a long corridor. {Hero} hid it from everybody. “Poor thing,” they would say, and very loudly.",
      ],
      [
        2,
        "There were slips. Somebody asked how late it was, and {hero} answered, “With sugar, please.” They laughed, and {he} laughed, too, and afterwards {he} looked out of the window for a long time.",
      ],
      [
        0.4,
        "Then came the evening on which it counted. {Hero} began too early, or the others began too late; {he} could not have said which. They all looked at {him}. “I can't hear it,” {he} said. It was out, and it had only taken four words.",
      ],
    ],
    end: [
      [
        0,
        "Nobody said “Poor thing”. For a moment nobody said anything at all. “So that was it,” said one of them then. “We thought that you didn't like us any more.”",
      ],
      [
        0.6,
        "They moved the chairs, so that {he} could see all the faces, and they beat time on the table, so that {he} could feel it in {his} hands. It did not work at once. It worked on the third try. It was different from before, and it was good.",
      ],
      [
        1,
        "{Hero} still says “Pardon?”. Now {he} says it every time. And whoever means {him} taps twice on the table first.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "inherit(?:ed|s)? (?<legacy>(?:an?|the|his|her|their|my|our) [^.,]*?)(?=[.,;]|$| (?:and|but|in|from|on|by|with)\\b)[^.]*",
    ),
    idea: /^(?!.*\b(?:three|four|five|six|seven)\b)(?=.*\b(?:brothers?|sisters?|siblings|cousins|twins|friends|heirs)\b).*\b(?:agree|argu\w+|quarrel\w*|fight\w*|fought|fell out|disagree\w*|sell|selling|not spoken|not talked)\b/is,
    after: [
      [
        0,
        "There were two keys. They lay on the notary's table, one on the left and one on the right. “Well,” said one of them. “Well,” said the other. That was all that was spoken on that day.",
      ],
      [
        1,
        "One of them wanted to sell {thelegacy}, and soon. There were bills in the drawer, and some of them had never been opened. The other one wanted to keep it, and had no reason that could be written down.",
      ],
      [
        1,
        "They went through everything with a list, each from another side. “Old, but worth something,” wrote one of them. “Still smells as it used to,” wrote the other.",
      ],
      [
        2,
        "They argued on the telephone, by letter, and once through a door. Afterwards neither of them could say what about, only how loud it had been.",
      ],
    ],
    end: [
      [
        0.3,
        "Then came a night with a storm, and both of them went to look, each on their own, because something might have come loose. They met in the dark with two torches. Nothing had come loose. They stayed all the same, since they were wet.",
      ],
      [
        0,
        "Behind a board there was a tin, and in the tin there was a slip of paper, in a hand that both of them knew. It was no will. It was a shopping list, and at the bottom it said: “Ask the two whether they will come and eat with me on Sunday.” They had not come, that Sunday. Neither of them had had time.",
      ],
      [
        0.5,
        "“I don't want to sell it at all,” said the one who had wanted to sell. “I only didn't want to be alone with it.” “You never said so,” said the other. “You never asked.” They looked at each other, and after all those years it was nearly funny.",
      ],
      [
        1,
        "They have agreed on one year. After that they will talk again about whether to sell; it says so on a sheet with two signatures. One of them does the sums, and the other one does the rest. On Sundays they eat there, and there is a third plate on the table.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:had to|has to|must|needed to|could not|was to) (?:choose|decide|make up (?:his|her|their) mind) between (?<firstchoice>[^.,]+?) and (?<secondchoice>[^.,]+?)(?=[.,;]|$)",
    ),
    after: [
      [
        0,
        "There were two envelopes in {hero's} head. In one of them there was {firstchoice}. In the other one there was {secondchoice}. Only one of the two could be opened.",
      ],
      [
        1,
        "{Hero} made a list with two columns, as one is told to. By the evening both of them were of the same length. {He} tore it up and made another one, in ink.",
      ],
      [
        1,
        "{He} asked around. “Go,” said some of them, “or you'll be sorry for the rest of your life.” “Stay,” said the others, “or you'll be sorry for the rest of your life.” About that, at least, they all agreed.",
      ],
      [2, "At night {he} tossed a coin, and caught it, and did not look. It lay under {his} hand until the morning."],
      [
        0.4,
        "In the end {hero} did what {he} had not done before: {he} said it aloud, to those whom it was about. There was a silence. “And when were you going to ask us?” they said.",
      ],
    ],
    end: [
      [
        0,
        "“You think that it's the one or the other, for ever,” they said. “It's only a matter of what comes first.” {Hero} had never looked at it like that. They sat down at the table, all of them, and moved days to and fro like plates.",
      ],
      [
        0.5,
        "Then {hero} chose. {He} said it standing up, and {his} voice shook only once. And as soon as it had been said, {he} knew that it was right, because the coin in {his} pocket had stopped weighing anything.",
      ],
      [
        1,
        "The other thing did not go away. It was put off, and it was visited, and it waited. Some things can do that, if one tells them the truth.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:win|get) (?:back (?<beloved>(?:his|her|their|my) [^.,]+?)|(?<belovedone>(?:his|her|their|my) [^.,]+?) back) (?:by|with) (?:cooking|baking|making|learning to (?:cook|bake|make)) (?<meal>(?:an?|the|his|her|their|my) [^.,]+?)(?=[.,;]|$)",
    ),
    idea: /\b(?:soup|stew|cake|pie|bread|dinner|meal|dish|curry|pasta|lasagne?|dumplings|paella|pancakes|goulash|recipe|cook\w*|bak\w+)\b/i,
    after: [
      [
        0,
        "{Hero} had the recipe, more or less. It was on the back of an envelope, and half of it was guesswork: “a little of this, until it smells like Sunday”.",
      ],
      [
        1,
        "{He} bought everything that was on it. The onions looked friendly enough. It was only when {he} had cut the first one that {he} understood why people cry.",
      ],
    ],
    end: [
      [
        0.4,
        "The first try was thrown away together with the pot. The second one could have been eaten, but nobody wanted to. Because of the smoke an old woman came over from next door. “Who has taught you to hold a knife?” she asked. “Nobody,” said {hero}. “I've never cooked anything.” “One can see that,” she said, and rolled up her sleeves.",
      ],
      [
        0.5,
        "So {hero} cooked {meal} eleven times, first with her, then beside her, and at last alone. {He} learned that onions take their time, and that one must not run away while something is getting done. It had been just that, {he} thought, and not only in the kitchen.",
      ],
      [
        0,
        "On Sunday {he} carried the pot right through the town, with a towel round it, and rang the bell. {Beloved} opened the door, and looked at the pot, and then at the plasters on all ten fingers. “You can't cook,” was the first thing that {he} heard. “No,” said {hero}. “But this time I stayed with it until the end.”",
        "On Sunday {he} carried the pot right through the town, with a towel round it, and rang the bell. The door opened, and there was a look at the pot, and then a look at the plasters on all ten fingers. “You can't cook,” was the first thing that {he} heard. “No,” said {hero}. “But this time I stayed with it until the end.”",
      ],
      [
        0.6,
        "They ate out of the pot, with two spoons. There was no salt in it. Neither of them said so. “It's not as it was,” said the one. “No,” said the other. “It's new.”",
      ],
      [
        1,
        "Nobody can say that everything was as before after that. But there was a second Sunday, and a third one, and for the fourth one two of them were chopping onions.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      `(?<refuser>(?:his|her|their|my|our|the) ${KIN}) (?:said|says|say|told (?:him|her|them|me)|thought|were|was) (?:that )?(?:no\\b|against it|(?:the|their|our|his|her) (?:flat|apartment|house|home) (?:was|is) (?:much |far |way )?too small|they (?:had|have) no room)[^.]*`,
    ),
    idea: /\b(?:wants?|wanted|wishe[sd]|dream\w*|asks?|asked|begs?|begged|longs?|longed) (?:for |to have |to get |of |of having )?(?:an?|his own|her own|their own) (?:[a-z]+ )?(?:puppy|dog)\b/i,
    after: [
      [
        0,
        "It was a no with reasons, and those are the worst. {Hero} could not sleep for thinking. In the morning {he} got up before everybody else and took a piece of chalk.",
      ],
      [
        1,
        "{He} drew a dog on the floor, as large as life: beside the door, where it would sleep, and in the corner, where its bowl would be. For a week {he} walked around it, and whoever stepped on it had to say sorry.",
      ],
      [
        1,
        "At half past six every morning {he} went out with an empty lead, in the rain as well, round the block and back. “Are you looking for somebody?” people asked. “Not yet,” said {hero}.",
      ],
      [
        0.4,
        "It was old Mrs. Novak from the ground floor who stopped {him}. She had one leg in plaster, and behind her stood somebody with a grey muzzle who looked at the lead. “You go out anyway,” she said. “Couldn't you take him along?”",
      ],
    ],
    end: [
      [
        0,
        "So {he} took him along, in the morning and in the afternoon, and on Sundays as far as the river. His name was Bruno, and he was eleven years old, and he pulled like a puppy when he saw {him}. There was room enough for the two of them. It was as large as the whole town.",
        "So they took him along, in the morning and in the afternoon, and on Sundays as far as the river. His name was Bruno, and he was eleven years old, and he pulled like a puppy. There was room enough for all of them. It was as large as the whole town.",
      ],
      [
        0.5,
        "{Refuser} watched it from the window for some weeks: first the rain, then the mud, and then the laughing. “A no is a no,” somebody said at supper. “But I've never said anything against a guest.”",
      ],
      [
        1,
        "The chalk was wiped away long ago. But there is a bowl in the corner, and beside the door lies a blanket, for guests. It has grey hairs on it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      `(?:wants?|wanted|planned|plans|decided|decides|dream(?:s|ed|t)|dreamed) (?:to|of) (?:[a-z]+ ){0,2}?${DARING}\\b[^.]*`,
    ),
    idea: new RegExp(
      `(?=.*\\b(?:${ELDER})\\b).*\\b(?<kinsfolk>(?:the|his|her|my|our|their) (?:whole |entire )?(?:family|children|kids|sons|daughters|daughter|son|grandchildren|village|nurses)) (?:(?:was|were) (?:all |strictly |strongly )?(?:against (?:it|that)|horrified|shocked)|forbade (?:it|him|her|them)|said no|(?:would|did) not (?:let|allow) (?:him|her|it|them))`,
      "is",
    ),
    tells: /\b(?:against (?:it|that)|horrified|shocked|forbade|said no|(?:would|did) not (?:let|allow))\b/i,
    after: [
      [
        0,
        "{Kinsfolk} would not hear of it. “At your age!” they said. They said it at breakfast, on the telephone, and once on a postcard. {Hero} spread butter on the bread, right to the edges. “At which one, then?” asked {hero}. “I haven't got another one left.”",
      ],
      [
        1,
        "They came with reasons. There was the heart, there was the hip, and there was a cousin to whom something like that had happened. {Hero} listened to all of it, and then {he} went down to the cellar and did ten knee bends, and the next day eleven.",
      ],
      [1, "“And if something goes wrong?” they asked. “Then it went wrong while I was alive,” said {hero}."],
      [
        2,
        "In a drawer there was a list from the time when {he} had still been young. Nearly all of it was crossed out. Only two points were left: the one with the elephant, and this one.",
      ],
      [
        0.4,
        "The doctor was called, since a doctor would forbid it. He took {hero's} pulse and looked at his own shoes for a long time. “From a medical point of view,” he said, “there's nothing against it but the others.”",
      ],
    ],
    end: [
      [
        0,
        "On the day itself they all came, though nobody had been invited. They stood in a row with blankets, a flask and two kinds of plasters, and were very pale. {Hero} {was} the only one with some colour in the face.",
      ],
      [
        0.3,
        "And then {hero} {done}. It took hardly longer than it takes to peel an apple, and there was room in it for a whole life.",
        "And then {hero} did it. It took hardly longer than it takes to peel an apple, and there was room in it for a whole life.",
      ],
      [
        0.6,
        "Afterwards {he} sat in the grass and could not say a word, which had never happened before. “Well?” they asked. “Once more,” said {hero}.",
      ],
      [
        1,
        "There is a photograph of it on the sideboard, a little blurred. What one sees best is the smile. Next year two of the others want to come along, and the cousin, too.",
      ],
    ],
    isWhole: true,
  },
];
