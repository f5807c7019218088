import { also, role, story } from "../subject-story.ts";
import { GRAND, NAMED_CHILD, PARENT, who } from "./words.ts";

/** Stories of a household: a crooked shelf, burnt pancakes, a vacuum cleaner on trial, a wall that was white. */
export const kitchenDays = [
  story({
    says: [
      role("parent", `${PARENT}|parent|parents|stepfather|stepmother|grandfather|grandpa`),
      /\b(?<piece>shelf|shelves|bookshelf|bunk bed|bed|wardrobe|cupboard|swing|desk|chest of drawers|cot|crib|doll's house|flat-pack [a-z]+|tent|furniture|table|chair|playhouse|birdhouse|high chair)\b/i,
      /\b(?:put(?:s|ting)? (?:it |them )?up|assembl\w*|buil[dt]\w*|hang\w*|hung|screw\w*|instructions|two left hands|hammer|drill\w*|clumsy|flat-pack|set(?:s|ting)? up)\b/i,
    ],
    may: [
      who("kids", "children|kids|twins|sons|daughters|son|daughter|boy|girl"),
      ...also(
        "help\\w*",
        "two left hands|clumsy",
        "young",
        "instructions",
        "tr(?:y|ies|ied)",
        "left|hands",
        "himself|herself",
      ),
    ],
    unless:
      /\b(?:murder\w*|carpenter|coffin|ghost|treehouse|tree house|died|dead|wheelchair|boat|raft|blind|factory|camping|lake|wind|storm)\b/i,
    after: [
      "@room(parent read) {Parent} spread everything out on the floor: forty-two screws, six boards, and a sheet with drawings on which a little man without a face was smiling. “It says one hour,” said {parent}, and rolled up {parenthis} sleeves.",
      [
        "@room(parent build, kids carry) {Kids} were given jobs. There was a job for holding, and a job for handing over screws, and the most important job of all, which was not to laugh. Whenever {parent} said “That goes here”, it went there. Whenever {parent} said “Now it's straight”, {kids} put their heads on one side, because then it was true.",
        "@room(parent build) There was a job for holding, and a job for handing over screws, and the most important job of all, which was not to laugh. Whenever {parent} said “That goes here”, it went there. Whenever {parent} said “Now it's straight”, everybody put their heads on one side, because then it was true.",
      ],
      "+ @room(parent look) After two hours {thepiece} stood. It stood like a calf that has just been born. {Parent} let go of it with one hand, and then, slowly, with the other. There were nine screws left over. “Those are spare ones,” said {parent}. At that {thepiece} gave a long sigh, and lay down.",
      [
        "@room(parent sit, kids look) When {thepiece} fell over for the third time, {parent} sat down on the floor. Both {parenthis} thumbs had a plaster. “I can't do it,” said {parent}. “Other people can, just like that. I wanted you to have a proper one.” {Kids} had never seen {parent} so small. From up there you could see right to the middle of {parenthis} hair.",
        "@room(parent sit) When {thepiece} fell over for the third time, {parent} sat down on the floor. Both {parenthis} thumbs had a plaster. “I can't do it,” said {parent}. “Other people can, just like that. I wanted us to have a proper one.” From above you could see right to the middle of {parenthis} hair.",
      ],
    ],
    end: [
      [
        "@room(kids read, parent sit) Then {kids} picked up the sheet and turned it over. It had been lying with its back to them the whole time. And they turned it the right way up as well. “The little man isn't smiling,” said {kids}. “He's crying. Then he fetches another little man, look, in picture four. And after that he smiles.” {Parent} looked. It really was there, in picture four.",
        "@room(parent read) Then {parent} picked up the sheet and turned it over. It had been lying with its back to them the whole time. The little man on this side was not smiling, he was crying. In picture four he fetched another little man. And only after that he smiled. {Parent} looked at it for a while. Nobody, it seemed, had ever been meant to do it alone.",
      ],
      [
        "@room(kids build, parent build) So they did it all together. {Kids} read it out, and {parent} turned the screwdriver, and everybody had a board to hold. It took until supper, and through supper. When {parent} let go of {thepiece} this time, it stayed where it was. It was not straight. But it was not straight in such a friendly way that no one would have changed it.",
        "@room(parent build) So it was done all together. One of them read it out, and {parent} turned the screwdriver, and everybody had a board to hold. It took until supper, and through supper. When {parent} let go of {thepiece} this time, it stayed where it was. It was not straight. But it was not straight in such a friendly way that no one would have changed it.",
      ],
      "@room(parent stand, kids stand) A marble that was put down on the left of {thepiece} rolled slowly to the right, all by itself, and fell into a cup. That became the favourite thing about it. Guests were allowed to try. “Who made that?” they asked. And {parent} put up both thumbs, without any plasters, and said: “Picture four.”",
    ],
  }),
  story({
    says: [
      /\b(?:mother's day|father's day|breakfast|pancakes?|birthday cake|dinner|supper|cake|sunday lunch|christmas dinner|roast|cook(?:s|ed|ing)?)\b/i,
      /\b(?:burn\w*|burnt|ruin\w*|drop(?:s|ped)|collaps\w*|explod\w*|salt instead|too salty|disaster|goes wrong|went wrong|spoil\w*|smoke)\b/i,
      role("cook", `${PARENT}|${GRAND}|uncle|aunt`),
    ],
    may: [
      who("kids", "children|kids|twins|sons|daughters|son|daughter|grandson|granddaughter|boy|girl|siblings"),
      /\b(?<dish>pancakes?|birthday cake|cake|dinner|breakfast|supper|soup|roast|pasta|lunch)\b/i,
      ...also(
        "save[sd]?|rescu\\w*",
        "mother's|father's",
        "day",
        "burn\\w*|burnt",
        "stove|oven",
        "football|match|television|guests?",
        "surprise\\w*|birthday",
        "cook(?:s|ed|ing)?",
      ),
    ],
    unless:
      /\b(?:(?:stove|oven|cooker) (?:is |was )?br\w+|football|mother's day,? (?:the |two |three )?(?:twins|children|kids|boys?|girls?|brothers|sisters|siblings)|(?:twins|children|kids|boys?|girls?|brothers|sisters|siblings|son|daughter)(?: \S+){0,4} (?:cook|make|bake|prepare|surprise)|for (?:their|his|her|my) (?:mum|mom|mother|dad|father|grand\w+)|murder\w*|restaurant|chef|war|died|dead|ghost|firefighter|recipe|king|queen|contest|competition|wedding|hotel|love|neighbour)\b/i,
    after: [
      [
        "@kitchen(cook stand, kids look) {Cook} stood in the middle of the kitchen, in the apron with the cherries, and looked at what was left. {Thedish} had been going to be perfect. “Don't come in!” called {cook}. But {kids} had come in long ago. They looked at the ceiling, because part of {thedish} was up there.",
        "@kitchen(cook stand) {Cook} stood in the middle of the kitchen, in the apron with the cherries, and looked at what was left. It had been going to be perfect. “Don't come in!” called {cook}. But everybody had come in long ago. They looked at the ceiling, because part of it was up there.",
      ],
      [
        "@kitchen(kids run, cook sit) “How long have we got?” asked {kids}. “Twenty minutes,” said {cook} in a thin voice, and sat down on the potato sack. “Good,” said {kids}. They opened all the cupboards at once. There were six eggs, half a cucumber, a jar of cherries, and bread from the day before. “That's nothing,” said {cook}. “That's ingredients,” said {kids}.",
        "@kitchen(cook sit) There were twenty minutes left. {Cook} sat down on the potato sack. Then {cook} got up again and opened all the cupboards at once. There were six eggs, half a cucumber, a jar of cherries, and bread from the day before. “That's nothing,” said {cook}. “That's ingredients,” said the smallest of them.",
      ],
      "+ @kitchen(kids cook) Now it got lively. The bread was cut into stars, because then you did not see how old it was. The cucumber became a crocodile with two cherries for eyes. Someone beat the eggs, and someone beat them a bit too high. “More on the ceiling,” reported the smallest. “It'll look as if we'd meant it.”",
      "@kitchen(cook look) Then steps could be heard outside. Ten minutes too soon! {Cook} put {cookhis} back against the kitchen door. The table was not laid, and there was smoke under the lamp. “Is something burning in there?” asked a voice. A big black flake came down from the ceiling and landed on {cook's} nose.",
    ],
    end: [
      [
        "@kitchen(kids talk, cook stand) “Yes,” said {kids} loudly, through the keyhole. “It's meant to be. We're doing a barbecue.” “In the kitchen?” “It's a surprise.” On the other side of the door it was quiet for a moment, and then there was a laugh, which grew and grew. “I've smelled it since half past seven,” said the voice. “I came early because I didn't want to miss anything.”",
        "@kitchen(cook stand) “Yes,” said {cook} at last, through the keyhole. “It was meant for you. And now it's on the ceiling.” On the other side of the door it was quiet for a moment, and then there was a laugh, which grew and grew. “I've smelled it since half past seven,” said the voice. “I came early because I didn't want to miss anything.”",
      ],
      [
        "@kitchen(cook eat, kids eat) So they ate on the kitchen floor, because the smoke was thinner down there: {cook}, {kids}, and everybody who had come. They had stars with egg, and the crocodile went round, and each of them bit off a bit. {Cook} tried to say sorry for {thedish}, four times. The fourth time somebody put a cherry into {cookhis} mouth.",
        "@kitchen(cook eat) So they ate on the kitchen floor, because the smoke was thinner down there. They had stars with egg, and the crocodile went round, and each of them bit off a bit. {Cook} tried to say sorry four times. The fourth time somebody put a cherry into {cookhis} mouth.",
      ],
      "@kitchen(cook sit, kids sit) The year after, {cook} made it all again, and this time nothing burned. It was golden, it was perfect, and everyone sat up straight on their chairs. “Very good,” they said politely, and looked at one another. {Cook} sighed, put the plates on the floor, and fetched the cucumber. The black spot on the ceiling had never been painted over.",
    ],
  }),
  story({
    says: [
      /\b(?<machine>robot (?:vacuum|hoover)(?: cleaner)?|vacuum(?: cleaner)?|hoover|washing machine|dishwasher|robot mower|robotic vacuum)\b/i,
      /\b(?:eats?|ate|eaten|swallow\w*|suck\w*|steal\w*|stole\w*|trial|name[sd]?|friend\w*|runs? away|ran away|escape[sd]?|afraid|scared|pet|blam\w*|socks?|lego|toys?|love[sd]?)\b/i,
      /\b(?:boy|girl|child|children|kids?|son|daughter|brother|sister|\w+-year-old|little|family|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      /\b(?<loot>lego(?: bricks)?|socks?|marbles|toys|toy cars?|buttons|hair ?clips|puzzle pieces|crumbs|earrings?|ring)\b/i,
      who("parent", PARENT),
      NAMED_CHILD,
      who("kid", "boy|girl|son|daughter|children|child"),
      ...also("trial|court|judge", "decid\\w*", "eats?|ate", "every", "disappear\\w*|vanish\\w*", "put"),
    ],
    unless:
      /\b(?:murder\w*|hamster|guinea pig|cage|kitten|factory|space|cleaning lady|hotel|salesman|war|ghost|wash\w* (?:the|her|his) (?:teddy|blanket)|teddy|blanket|police)\b/i,
    lead: "kid",
    after: [
      "@room(kid write) {Hero} wrote the charge on a sheet of paper and stuck it on {themachine} with jam. There was a courtroom between the sofa and the piano. {Hero} was the judge, because {hero} had the dressing gown. The jury sat on the shelf: a bear, a giraffe, and two knights, one of them without a head.",
      [
        "@room(kid talk) “You are accused of taking {theloot}, on Monday, on Tuesday, and twice on Wednesday,” {hero} read out. “What have you got to say?” {Themachine} blinked, with a small green light. “It blinks,” {hero} told the jury. “Honest people don't blink.”",
        "@room(kid talk) “You took what isn't yours, on Monday, on Tuesday, and twice on Wednesday,” {hero} read out. “What have you got to say?” {Themachine} blinked, with a small green light. “It blinks,” {hero} told the jury. “Honest people don't blink.”",
      ],
      [
        "+ @room(parent talk, kid look) “I'm the lawyer,” said {parent}, who had been listening in the door with the laundry. “My client cannot see. It goes by feeling. And where did those things lie, your honour?” {Hero} looked at the ceiling. “On the floor,” said {hero}. “For how long?” “A bit long.” The giraffe on the shelf fell over.",
        "+ @room(kid look) Then {hero} called the witnesses. The witness for the accused was the carpet. It showed that things had been lying on it, for a long time, in large numbers. {Hero} looked at the ceiling. The judge had not wanted to go into that. On the shelf the giraffe fell over.",
      ],
      "@room(kid build) In the end there was only one way to find the truth. {Hero} took a screwdriver, turned {themachine} on its back, and opened the stomach. It was full to the top. In the grey fluff sat everything, piece by piece. And right at the bottom {hero} saw something else, and got hot all over.",
    ],
    end: [
      "@room(kid take) It was a tooth. It was {hero's} own, the first one, which had gone before the fairy could come, and the whole family had crawled about for it on their knees. It had been in there for a year, quite safe, in the softest place in the home. {Hero} held it up to the lamp. “It didn't eat it,” said {hero} slowly. “It looked after it.”",
      "@room(kid stand) The jury talked for a long time behind the curtain. Then {hero} put on the dressing gown again and read out the judgement. “The accused is free. It has to give back what it found every Saturday. And the judge,” and here {hero} coughed, “the judge gets two weeks of tidying up, because of the floor.” {Themachine} was put down, hummed, bumped softly against {hero's} foot, and drove round it.",
      "@room(kid sit) On Saturdays the stomach was opened, and it was like a birthday. {Hero} sat there with a bowl and guessed first. {Themachine} had a name by then, and a bow tie, and a place at the table, or at least under it. And at night, when it went to its corner and the green light blinked, {hero} blinked back.",
    ],
  }),
  story({
    says: [
      /\b(?:draw\w*|drew|paint\w*|scribbl\w*|crayon\w*|wrote|felt-tip\w*|cut(?:s|ting)? (?:the|a|off|her|his)|spill\w*|ate|eats|eaten|nibbl\w*)\b/i,
      /\b(?:wall(?:s|paper)?|sofa|carpet|curtains?|door|tablecloth|cake|chocolate|jam|cookies|biscuits|hair|car)\b/i,
      /\b(?:blam\w*|says it was|said it was|fault|claims?|claimed|accus\w*|pretend\w*)\b/i,
      who("beast", "dog|cat|hamster|parrot|puppy|kitten|rabbit|goldfish|budgie"),
    ],
    may: [
      who("parent", PARENT),
      who("sib", "brother|sister"),
      ...also("fresh\\w*|newly|new|white", "paint\\w*", "child|boy|girl", "wall|sofa|carpet", "blam\\w*"),
    ],
    unless: /\b(?:murder\w*|police|thief|really was|innocent man|vase|lamp|window|artist|museum|magic\w*|alive)\b/i,
    of: "young",
    after: [
      [
        "+ @room(parent stand, hero look, beast sit) “Who did that?” asked {parent}. It was quite a long question, because {parent} asked it very slowly. {Hero} had {his} hands behind {his} back. “It was {beast},” said {hero}. {Parent} looked at {beast}. {Beast} lay in the sun and wagged what it had. “With which paw?” asked {parent}. “The left one,” said {hero}.",
        "+ @room(hero look, beast sit) “Who did that?” came the question. It was quite a long question, because it was asked very slowly. {Hero} had {his} hands behind {his} back. “It was {beast},” said {hero}. They all looked at {beast}. {Beast} lay in the sun and wagged what it had. “With which paw?” “The left one,” said {hero}.",
      ],
      "@room(beast sit, hero look) So {beast} had to go into the hall, because of being bad, and the door was shut. {Beast} did not understand it. {Hero} heard it breathe under the door, snuffle, snuffle, and then it was still. {Hero} did not go on playing. {Hero} had a feeling as if a brick lay in {his} stomach.",
      "@corridor(hero sit, beast sit) {Hero} went out and lay down on the floor of the hall. “It's only until supper,” {hero} explained to {beast}. {Beast} licked {hero's} fingers, one by one, with great care, until they were clean. Now there was nothing to be seen on them any more. And that was the worst of all.",
      "@room(hero look) At supper they talked about it as though it were settled. {Beast} would have to sleep in the shed from now on, until it was sensible. “In the shed?” asked {hero}. “There are spiders in there. And it's got nobody.” “Well,” they said, “if it does such things.” {Hero} put down the spoon.",
    ],
    end: [
      "@room(hero talk, parent look) {Hero} got up, went to the wardrobe, and packed: a pillow, a torch, and the other half of a roll. “Where are you going?” “To the shed,” said {hero}. {His} lip shook. “{Beast} can't do anything with its left paw. It can't even do anything with the right one.” It was so quiet that they could hear the snuffling under the door.",
      [
        "@room(hero hug, parent hug) {Parent} came round the table and knelt down, so that {parenthis} eyes were as low as {hero's}. “That was harder than the shed,” said {parent}. {Hero} nodded, and cried a bit, into {parenthis} collar. The brick was gone. Then they opened the door together, and {hero} said sorry to {beast}, properly, with {his} name and with everything, and {beast} knocked over a chair for joy.",
        "@room(hero hug, beast sit) Nobody scolded. “That was harder than the shed,” they said. {Hero} nodded, and cried a bit, into somebody's collar. The brick was gone. Then they opened the door together, and {hero} said sorry to {beast}, properly, with {his} name and with everything, and {beast} knocked over a chair for joy.",
      ],
      "@room(hero sit, beast sit) They set it right on Saturday, with a bucket and a lot of water, {hero} and {beast} as well. One small spot would not come off. {Hero} put a frame round it. Under it there was a print of a paw, the left one, because {hero} said that {beast} had had the worst of it, and so it should be famous, too.",
    ],
  }),
];
