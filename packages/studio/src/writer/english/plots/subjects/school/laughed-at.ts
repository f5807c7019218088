import { role, story, type WrittenStory } from "../subject-story.ts";

const ALLY =
  "best friend|friend|classmate|sister|little sister|big sister|brother|little brother|big brother|cousin|neighbour|grandmother|grandma|grandfather|grandpa|mother|mum|father|dad";

/** A sandwich that is taken every day, told of the one whom an idea is about or of the one whose it is. */
const takenLunch: Omit<WrittenStory, "says"> = {
  unless: /\b(?:detective|mystery|dog|seagulls?|fox|monkey|raccoon|prison|king|contest|who stole|ghost)\b/i,
  may: [role("ally", ALLY), role("bully", "bully|bigger boy|big boy|older boy|biggest boy|big girl")],
  after: [
    "@playground(hero stand, bully stand) It always went the same way. At ten past ten a shadow fell on {hero's} bench, and a hand came down, palm up. Nothing was said. {Hero} put {thefood} in it, the shadow went away, and {hero's} tummy growled until noon.",
    [
      "+ @kitchen(hero talk, ally talk) “You've got thin,” said {ally} in the kitchen. “I'm growing,” said {hero}. {Ally} put an extra slice of cheese on, and {hero} thought about who would be eating it. {He} had worked out a hundred plans, with pepper, with glue, with karate. In all of them {he} got hit at the end.",
      "+ @kitchen(hero cook) {Hero} spread the butter in the morning and thought about who would be eating it. {He} had worked out a hundred plans, with pepper, with glue, with karate. In all of them {he} got hit at the end. So {he} cut it in half, as always, and wrapped it up, as always.",
    ],
    "@corridor(hero look, bully eat) But one day {hero} did not stay on the bench. {He} went after the shadow, from one pillar to the next, to see what happened to {thefood}. Behind the bicycle shed, where no one ever went, sat the one whom they were all afraid of, and ate. He ate fast, with both hands, and then licked the paper. That was not how you eat for fun.",
    "@bedroom.night(hero sit) {Hero} couldn't get it out of {his} head. In the canteen that one was never seen. {Hero} lay in bed and was angry, and had every right to be. And beside the anger there lay something else, which was much harder to sleep with.",
    "@playground(hero give, bully take) At ten past ten the shadow fell on the bench. The hand came down. {Hero's} heart was hammering right up to {his} ears. {He} reached into {his} bag, and took out one packet, and then a second one, just as big. “That's for now,” said {hero}, and {his} voice squeaked. “And this one is for afterwards. But I want you to eat it here. With me.”",
  ],
  end: [
    "@playground(hero sit, bully sit) The hand stayed in the air. “Are you making fun of me?” asked the voice above it. “No,” said {hero}. “There's cheese in it. Sit down.” The whole playground was watching. And then the bench creaked. He had sat down, right at the end, and ate slowly, and turned his face away.",
    "@playground(hero talk, bully talk) “We don't have much at home, at the end of the month,” he said into the wrapping paper, so softly that {hero} hardly understood. “You could have asked,” said {hero}. “I won't do it any more,” he said. “Then come at ten past ten all the same,” said {hero}. “I've got the bench.”",
    "+ @corridor(hero talk) {Hero} told the cook in the canteen about it, with no names. She asked no questions. From then on there was a basket by her door, with a cloth over it, and a sign: Too many again, please help me out. Anyone could take something. It was surprising who did.",
    "@playground(hero sit, bully sit) When a first-year was pushed off the swings in spring, a shadow fell on the pushers. They went away. Then it came back to the bench, where {hero} was just unwrapping the paper, and held out a hand, palm up. In it lay an apple. “Half each?” he asked.",
  ],
};
const TAKEN_LUNCH = [
  /\b(?:bull(?:y|ies|ied|ying)|bigger boys?|big boys?|older boys?|gang|takes?|took|steals?|stole|stolen)\b/i,
  /\b(?<food>sandwich(?:es)?|lunch(?:es)?|lunch ?box(?:es)?|snacks?|break bread|bread roll|packed lunch|dinner money|lunch money|apple|cake|dumplings|pancakes)\b/i,
  /\b(?:every ?day|each day|one day|always|until|twice|two|shar(?:e|es|ed|ing)|gives?|gave|again|bully|school|class\w*)\b/i,
];

/** Stories of children who are laughed at, robbed of their sandwich or wrongly suspected. */
export const laughedAt = [
  story({
    says: [
      /\b(?:laugh\w*|teas\w+|mock\w*|ma[dk]e(?:s)? fun|giggl\w*|ashamed|embarrass\w*)\b/i,
      /\b(?<thing>(?:(?:an?|the|his|her|their|old|home-?made|hand-?made|patched|knitted|second-hand|ugly|funny|big|too|green|yellow|pink|strange) )*(?:school ?bag|satchel|bag|backpack|coat|jacket|jumper|sweater|pullover|hat|shoes|boots|trousers|dress|bicycle|bike|lunch ?box|scarf|shirt|socks|umbrella|uniform))(?![\p{L}-])/iu,
      /\b(?:school|class\w*|pupils?|kids|children|others|everyone|everybody|boys|girls|playground)\b/i,
    ],
    unless: /\b(?:murder|husband|king|circus|football|race|running|wedding|clown|invisible|magic)\b/i,
    may: [
      role("maker", "grandmother|grandma|granny|grandfather|grandpa|mother|mum|father|dad|aunt|uncle|sister|brother"),
    ],
    of: "young",
    after: [
      "@street(hero walk) On the first morning it took them ten seconds. “What is that supposed to be?” asked a girl with a shiny new clasp. {Hero} looked down at {thething}. At home it had looked fine. In the schoolyard it suddenly looked the way they saw it. “It's mine,” said {hero}. They were still laughing when the bell rang.",
      [
        "@kitchen(hero talk, maker sit) At home {maker} asked how it had gone. {Maker} had sat up two nights over {thething}, by the small lamp, with a thimble. “Good,” said {hero}. “They all looked at it.” That was true. {Maker} beamed. So {hero} could not leave {thething} at home, not the next day, and not the day after that.",
        "@kitchen(hero talk) At home they asked {hero} how it had gone. “Good,” said {hero}. “They all looked at it.” That was true. There was no money for another one, {hero} knew that, and {he} knew how much work there was in {thething}. So {he} could not leave it at home, not the next day, and not the day after that.",
      ],
      "+ @classroom(hero sit) {Hero} learned to come early and to leave late. {He} hung {thething} on the last hook, behind the coats. All the same, somebody had pinned a note to it by the break: Handle with care, antique. {Hero} unpinned it. The pin was useful, so {he} kept that.",
      "@street(hero walk) In the third week the whole class went on an outing, over the hills to the old mill. Halfway there the sky turned black. It rained as if somebody had tipped over the sea. Bags that had cost a lot went limp, and the bottoms dropped out.",
      "@street(hero look) “My phone!” cried the girl with the clasp. “My inhaler!” cried a boy, and that was much worse. {Hero} looked at {thething}. There was not a wet spot on the inside. Nothing in this world was as well made.",
    ],
    end: [
      "@street(hero give) {Hero} could have laughed. “Give me the inhaler,” {he} said instead. “It will stay dry with me. And the phone. And the socks of the little ones.” {Thething} took it all in, and there was still room. {Hero} went in front, and the class followed, close behind {thething}, like ducklings.",
      [
        "@barn(hero give) At the mill {hero} handed it all round again, dry and warm. The child with the inhaler breathed in deeply. The girl turned her ruined clasp over in her fingers. “Where can you buy one like that?” she asked. “You can't,” said {hero}. “{Maker} made it.” “Would {maker} make one for me, too?” It was very quiet. “If you ask nicely,” said {hero}.",
        "@barn(hero give) At the mill {hero} handed it all round again, dry and warm. The child with the inhaler breathed in deeply. The girl turned her ruined clasp over in her fingers. “Where can you buy one like that?” she asked. “You can't,” said {hero}. “It's made by hand. I could show you how.” It was very quiet.",
      ],
      "+ @classroom(hero build) So on Saturday there were six of them round {hero's} table, with needles, and they pricked themselves and groaned. “It's hard,” said the girl. “Yes,” said {hero}. “It takes two nights.” She sewed on for a bit. “I'm sorry about the note,” she said, and {hero} lent her a pin.",
      "@classroom(hero stand) When a new child comes into the class and looks round for a hook, there's a whole row of such things hanging there, in all colours, and none is like the next. {Hero's} hangs right at the front. It's the oldest, and they all look at it.",
    ],
  }),
  story({
    says: [
      /\b(?<sign>braces|freckles|gap(?: in (?:his|her|the) teeth| teeth)?|missing (?:front )?tooth|crooked teeth|big ears|big nose|glasses|pimples?|spots?)\b/i,
      /\b(?:class photo|school photo(?:graph)?|photos?|photograph\w*|picture day|smil(?:e|es|ed|ing)|laugh(?:s|ed|ing)?)\b/i,
      /\b(?:never|ashamed|hid(?:es|den|ing)?|refus\w+|not (?:to )?smile|hates?|hated|afraid|decid\w+|teas\w+|mock\w*|until)\b/i,
    ],
    unless: /\b(?:murder|husband|wife|detective|dentist's office|goal|wanted poster)\b/i,
    may: [role("ally", ALLY), role("keeper", "photographer|teacher")],
    of: "young",
    after: [
      "@bathroom(hero look) {Hero} stood in front of the mirror and tried it with a closed mouth. It looked as if {he} had bitten a lemon. There was no way round it: {thesign} had been there at breakfast and would be there at supper. So {hero} decided that from now on {his} face would simply stay shut.",
      "@classroom(hero sit) Not smiling is hard work. On Monday the teacher sat down on a whoopee cushion, and {hero} had to bite into {his} pencil. On Tuesday a sparrow flew in and landed on the teacher's head. {Hero} counted backwards from a hundred.",
      [
        "+ @street(hero walk, ally talk) “I miss it,” said {ally}. “What?” “The thing you did with your face, when something was funny. Then it was funny for me as well.” {Hero} kicked a stone. “It looks stupid now, with {thesign},” {he} said. “I never saw that,” said {ally}. “I was always laughing at the same time.”",
        "+ @street(hero walk) “You've changed,” the others said. They told their jokes to each other now, and not to {hero}, since nothing came back. It is like throwing a ball at somebody with no hands. {Hero} walked home behind them. {He} heard them laughing, and did not even know what about.",
      ],
      "@playground(hero stand) Then it was the day of the class photo. They all stood on three benches, and {hero} had got {himself} a place at the back, behind the tallest. “Say cheese!” called the photographer. They said cheese. {Hero} said nothing. “The one at the back looks as though the cheese were off,” said the photographer. “Again!”",
      "@playground(hero look) The photographer stepped back, to get them all in. Behind him lay the school's garden hose, and next to that stood the headmaster with a tray of cream cakes for the teachers. {Hero} was the only one who saw it coming. “Look out!” {he} wanted to call. But for that you have to open your mouth.",
    ],
    end: [
      "@playground(hero point) “Look out!” yelled {hero}. It was too late. The photographer sat down in the hose, the hose went off, and the headmaster stood there like a fountain with cream on top. And {hero} laughed. It burst out of {him}, with everything that had been saved up for weeks, wide open, with {thesign} and all. The camera, on its three legs, went click.",
      [
        "@corridor(hero look, ally talk) A week later the photo hung in the corridor. There were twenty-four faces, with their mouths open in fright, and one at the back that shone like a lamp. {Hero} wanted to walk past it quickly. But {ally} held {him} by the sleeve. “There it is again,” said {ally}. “Look. That's the best one in the picture.” {Hero} looked. It was.",
        "@corridor(hero look) A week later the photo hung in the corridor. There were twenty-four faces, with their mouths open in fright, and one at the back that shone like a lamp. {Hero} wanted to walk past it quickly. But the others were standing there already. “That's the best one in the picture,” said the girl with the plaits. “I wish I could laugh like that.” {Hero} looked. It was true.",
      ],
      "+ @corridor(hero talk) A first-year stood on tiptoe in front of the picture, with a hand over her mouth. {Hero} knew that hand. “Show me,” said {hero}, and crouched down. She took the hand away. “Very nice,” said {hero}, and showed {his} own. They stood face to face and beamed at each other like two pianos.",
      "@playground(hero stand) In the next class photo {hero} stands in the first row. Nobody said “cheese” for it. The photographer only had to walk backwards very slowly, and look round at the hose.",
    ],
  }),
  story({
    says: [
      /\b(?:dyslexi\w*|letters (?:dance|danced|jump|jumped|swim|swam|mix\w*|get mixed|got mixed)|can(?:'t|not) read (?:well|properly)|bad at reading|read(?:s|ing)? (?:is|was) hard|struggl\w+ (?:to read|with reading)|trouble reading|hates? reading|reads? (?:so )?slowly)\b/i,
      /\b(?:school|class\w*|teacher|(?:asked to )?read\w*(?: (?:out|aloud))?(?: loud)?(?: in front of (?:the|his|her) (?:whole |entire )?class)?|aloud|out loud|book|pupils?|play|spelling)\b/i,
    ],
    unless: /\b(?:old|adult|prison|husband|wife|grandfather learned|detective|spell(?:s|ed) magic)\b/i,
    may: [role("ally", `${ALLY}|dog|cat|librarian`), role("teacher", "teacher|headmaster|headmistress")],
    of: "young",
    after: [
      "@classroom(hero read) For the others a page was a page. For {hero} it was a pond with tadpoles. The letters wriggled. The b turned round and became a d, the p stood on its head, and long words came apart in the middle as soon as {he} looked away. {Hero} held on to the edge of the book. A boy behind {him} laughed through his nose.",
      "+ @classroom(hero stand) Until then {hero} had always found a way. {He} had dropped {his} pencil. {He} had had a nosebleed. {He} had learned whole pages by heart, by listening, and then had said them with the finger on the line. It worked until the day when the teacher turned over two pages at once. {Hero} recited a page that wasn't there.",
      [
        "@room(hero talk, ally talk) “Stupid,” said {hero} to {ally} that evening, and meant {himself}. “You know that whole book by heart,” said {ally}, “and you are stupid?” “I can't read it.” “What do you do, then?” {Hero} thought about that. “I hear it once,” {he} said, “and then I see it. As in the cinema. I only have to tell what's happening.” {Ally} whistled. “I can't do that,” said {ally}.",
        "@room(hero talk) “Stupid,” said {hero} that evening, to the mirror. But the mirror only showed somebody who knew a whole book by heart. How did {he} do it? {Hero} thought about that. {He} heard it once, and then {he} saw it, as in the cinema. {He} only had to tell what was happening. Perhaps the others couldn't do that at all.",
      ],
      "+ @library(hero read) There was a woman in the library who knew about tadpoles. She had a ruler with a window in it, and through the window you saw one line and no more. “They can't wriggle so well in there,” she said. “You will never be fast. But you'll get across.” {Hero} read half a page in half an hour. It was {his} first. {He} was wet through.",
      "@classroom(hero stand) Then it was {hero's} turn again, in front of all of them. {He} stood up. The page wriggled. It was the story of a shipwreck, and {he} had heard the beginning of it last week. “The,” said {hero}. “The wave, no. The w.” Behind {him} came that laugh through the nose. {Hero} saw the teacher's mouth open, to say: that's enough, sit down.",
    ],
    end: [
      "@classroom(hero talk) “I've got dyslexia,” {hero} said, before the teacher could speak. “The letters swim. If I read it to you, we'll be here till Friday. But I can tell you what I see.” And {he} laid the book down, and shut {his} eyes. “The wave is as high as the church,” said {hero}. “It's green, and you can see fish in it, quite still, as if in a window.”",
      "@classroom(hero talk) Nobody laughed through his nose. The mast broke, and all of them ducked. When {hero} whispered, they leaned forward, and when {he} shouted “Man overboard!” a boy jumped on his chair. The bell rang, and nobody heard it. Only when the last sailor had crawled on the beach did {hero} open {his} eyes. Twenty-five faces were still wet from the sea.",
      "+ @classroom(hero read) “That isn't in the book,” said the teacher after a while, and turned the pages to and fro. “Half of it isn't in the book at all.” “It would be better if it was,” said the boy on the chair. And then he said quietly, to {hero}: “With me it's numbers. They swim, too.” {Hero} felt in {his} pocket, and lent him the ruler with the window.",
      "@classroom(hero read) {Hero} still reads one line at a time, with the ruler, and it is slow. But {he} gets across. And on Fridays, in the last lesson, they shut their books and put their heads on their arms. Then {hero} tells them what's going on in there.",
    ],
  }),
  story({
    says: [
      /\b(?:suspect\w*|accus\w+|blam\w+|thinks? (?:it was|that)|thought (?:it was|that)|everyone (?:thinks?|thought|says|said)|everybody (?:thinks?|thought|says|said)|wrongly|innocent|framed)\b/i,
      /\b(?:paint(?:s|ed|ing)?|graffiti|spray\w*|mural|wr[io]te[ns]? on the wall|window|vandal\w*|stole[n]?|steal\w*|missing|disappear\w*|vanish\w*|broke[n]?)\b/i,
      /\b(?:school|class\w*|teacher|headmaster|headmistress|principal|schoolyard|playground|gym)\b/i,
    ],
    unless: /\b(?:murder|detective|twin|lost property|ghost|adult|lets? [a-z ]+ take the blame)\b/i,
    may: [
      /\b(?<picture>(?:(?:an?|giant|huge|big|enormous|purple|pink|blue|red|green|yellow|golden) )+(?:elephant|whale|dragon|heart|bird|cat|fish|flower|tree|dinosaur|horse|tiger|sun|snake|octopus|giraffe|portrait|face|moustache))\b/i,
      role("ally", ALLY),
      role("head", "headmaster|headmistress|head teacher|principal|caretaker|janitor|teacher"),
    ],
    of: "young",
    after: [
      "@corridor(hero stand) “Show me your hands,” they said to {hero} on Monday morning, before {he} had even taken off {his} coat. “It wasn't me,” said {hero}. “That's what they all say,” was the answer. A circle of children had formed, and nobody in it was standing next to {hero}.",
      [
        "@playground(hero look) In the break {hero} went to look at {thepicture}. It was really well done. But the left side was smudged, and all the lines leaned the wrong way. {Hero} put {his} head on one side. “Whoever did this,” {he} thought, “paints with the left hand.”",
        "@playground(hero look) In the break {hero} went to look at the spot where it had happened. {He} looked at the ground, and the wall, and the window sill. There were traces, quite clear ones, and they were all on the wrong side. {Hero} put {his} head on one side. “Whoever did this,” {he} thought, “does it with the left hand.”",
      ],
      [
        "+ @street(hero talk, ally talk) “I believe you,” said {ally} on the way home. It was four in the afternoon, and that was the first nice sentence of the day. “Why?” asked {hero}. “You'd have told me,” said {ally}. “You can't keep a secret for longer than a lunch break.” It was true. They sat down on the wall and drew up a list of everyone who was left-handed.",
        "+ @street(hero sit) On the way home {hero} sat down on a wall, since {his} legs were so heavy. Nobody had sat next to {him} at lunch. {He} drew up a list of everyone in the school who was left-handed. There were nine of them. {He} crossed out the ones who had been ill, and the one with an arm in plaster.",
      ],
      "@corridor.night(hero look) On Thursday {hero} forgot {his} gym bag, on purpose, and came back when it was getting dark. From the end of the corridor came a humming. There was a bucket, and a small light. {Hero} crept closer. It was none of the children at all.",
      "@corridor.night(hero talk) It was the old cleaner, Mrs Finch, who was never seen by day. She held a brush in her left hand, and there were colours on her apron. “Oh,” she said, and sat down on the bucket. “It was only because it was all so grey. I meant no harm.” Then she heard who had been blamed for it, and put her hand to her mouth.",
    ],
    end: [
      "@hall(hero stand) “You'll lose your job, if they find out,” said {hero}. “And you?” asked Mrs Finch. {Hero} had no answer to that. In the morning at assembly {he} was called to the front. “Well?” they asked. {Hero} looked at the floor, and kept {his} mouth shut. Then the door at the back creaked.",
      "@hall(hero stand) “It was me,” said Mrs Finch. She had put on her good hat, and walked down between the rows with a mop in her left hand, as a knight walks with a lance. “Every bit of it. This child knew, and has not given me away. You should all be ashamed, and so should I.” It was so quiet that the mop could be heard dripping.",
      [
        "+ @hall(hero talk, head talk) {Head} turned very red, and then turned to {hero}. “I never asked you properly,” said {head}. “I only looked at your hands. I'm sorry.” It was said through the microphone, so that all could hear. Then the children in the circle came, too, one after another, and some of them found it difficult.",
        "+ @hall(hero talk) It was said through the microphone, so that all could hear: “We never asked you properly. We're sorry.” Then the children in the circle came, too, one after another. Some of them found it difficult, and mumbled, and looked at their shoes. {Hero} let each of them finish.",
      ],
      "@playground(hero write) There was a punishment. Mrs Finch has to paint the other three walls as well, on Saturdays, so that the school is all of a piece. {Hero} mixes the colours for her. And on Monday mornings {he} shows {his} hands, to anyone who'd like to see them, and they have never been so gloriously dirty.",
    ],
  }),
  story({
    ...takenLunch,
    says: [
      /(?<victim>\b(?:(?:[Aa]|[Tt]he) (?:[a-z]+ ){0,2}(?:boy|girl|pupil)|\p{Lu}[\p{L}-]+))(?:'s|’s) (?:[a-z]+ )?(?:sandwich(?:es)?|lunch(?: ?box| money)?|snacks?|bread|apples?|cakes?|food)\b/u,
      ...TAKEN_LUNCH,
    ],
    lead: "victim",
  }),
  story({ ...takenLunch, says: TAKEN_LUNCH, of: "young" }),
];
