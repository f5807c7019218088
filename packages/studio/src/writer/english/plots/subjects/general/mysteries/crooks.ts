import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";
import { BEGINS } from "../making/by-them.ts";

const CROOK = "thief|burglar|robber|pickpocket|crook|housebreaker|cat burglar|gangster|con man|swindler|criminal";

/** Stories of thieves, traitors and clumsy detectives. */
export const crooks = [
  story({
    says: [
      new RegExp(
        `\\b(?:${CROOK}|thieves|burglars|breaks? into|broke into|breaking into|climbs? (?:in )?through)\\b`,
        "i",
      ),
      /\b(?:breaks? in(?:to)?|broke in(?:to)?|breaking in(?:to)?|climb\w* (?:in|through)|burgl\w+|steal from|robs?|robbing|house|flat|apartment|villa)\b/i,
      new RegExp(
        `\\b(?:finds?|found|discovers?|discovered|meets|met|comes across|came across|surprised by|runs into|ran into|stumbles (?:over|on|upon)|stumbled (?:over|on|upon)) ${role("found", "woman|man|lady|gentleman|girl|boy|child|children|baby|grandmother|grandma|granny|grandfather|widow|widower|couple|pensioner|toddler").source}`,
        "u",
      ),
    ],
    may: [
      BEGINS,
      /\b(?:tied|gagged|locked|alone|lying|unconscious|crying|asleep|sitting|waiting|sick|ill|hurt|injured|bleeding|lonely|who (?:needs|needed|is|was|has|had|thinks|thought|cannot|can['’]t|can not|could not))\b[^.]*/i,
    ],
    unless:
      /\b(?:murder\w*|killed|dead|corpse|ghost\w*|falls? in love|fell in love|vampire|magic\w*|dog|cat|police officer|detective|Santa|Christmas|mistakes?|mistook|takes? him for|thinks (?:he|she) is|thought (?:he|she) was)\b/i,
    of: "people",
    after: [
      "{Hero} had thought of everything: the alarm, the time, the squeak of the third stair. {He} had watched the place for two weeks. Only {found} had not been in the plan. The beam of the torch went up, and two eyes looked back.",
      "The window was still open. There was the garden, and behind it the street, and nobody would ever have known. {Hero} had one leg over the sill. “Please,” somebody whispered. It was only one word. {Hero} cursed under {his} breath, and took the leg back in again.",
      "“Don't be frightened,” said {hero}. {He} noticed that it sounded odd with a mask on, and pulled it off. The gloves as well. What {he} had brought with {him} were the right tools for this, as it happened, only not in the way that {he} had meant: the pliers, the blanket, and the flask with the tea.",
      "+ {Found} had a great many questions. Was {he} from next door? Was that a crowbar? Did {his} mother know? {Hero} answered all of them truthfully, because {he} could think of nothing else, and it was the first honest conversation that {he} had had for quite some time.",
    ],
    end: [
      "Then {hero} had to telephone. {He} knew the number by heart, and had always been careful never to dial it. “Who's speaking?” asked the voice. {Hero} looked at the silver on the sideboard, and at {found}, and at {his} own bare fingers on the receiver. “Somebody who happened to be passing,” {he} said, and gave the address.",
      "{He} could have gone then. There were seven minutes until the siren. But there was a hand that had hold of {his} sleeve and did not let go. So {hero} sat down on the floor with {his} back to the cupboard, and told the story of the burglar with the hiccups, all of it, until there was blue light on the ceiling.",
      "“And how did you get in?” asked the policeman, with his pencil ready. It grew quiet. “I opened the door, of course,” said {found}. “I know my own visitors.” The policeman looked at the window, and at the crowbar. He was an old policeman. He put the pencil away.",
      "{Hero} has a small business now: locks, keys and windows. {He} knows what they are worth. The old torch lies in the drawer, without batteries. And on Thursdays {he} goes to that house once more, by the front door. There is tea, and they always want to hear the one with the hiccups.",
    ],
  }),
  story({
    says: [
      new RegExp(`\\b(?:${CROOK}|steals?|stole|stolen|robs|robbed)\\b`, "i"),
      /\b(?:returns?|returned|returning|gives? (?:it |them |everything |[^.]{3,25} )?back|gave (?:it |them |everything |[^.]{3,25} )?back|brings? (?:it |them |everything )?back|brought (?:it |them |everything )?back|wants? to (?:return|give))\b/i,
      phrase(
        "(?:steals?|stole|stolen|robs|robbed|pickpockets|taken|takes|took) (?!the (?:wrong|heart))(?=(?:an?|the|his|her|their) )<loot:thing>",
      ),
    ],
    may: [
      BEGINS,
      /\b(?:returns?|returned|gives? back|gave back) [^.,]*/i,
      /\b(?:belong\w* to|from) (?<owner>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:woman|man|mother|father|widow|lady|girl|boy|child|student|pensioner|nurse|teacher|musician|couple|grandmother|grandfather|family))\b(?!['’])/,
      /\b(?:sick|poor|dying|needs?|needed|medicine|operation|last)\b[^.]*/i,
    ],
    unless:
      /\b(?:ghost\w*|magic\w*|dragon|king|queen|museum|police\w*|detective|inspector|curse\w*|pirates?|christmas|robbed of|was stolen|were stolen|who (?:had )?stole|(?:her|his) (?:stolen|own)|thief (?:who|has|had) (?:stolen|stole) (?:her|his|their)|love letters?)\b/i,
    of: "people",
    after: [
      "It had been the easiest thing in the world: a jolt, an “Excuse me”, and two fingers. Three streets further on {hero} sat down on some steps and had a look at {theloot}. That was a mistake. There was a name, and something folded small, in a handwriting that leaned forward as if into the wind.",
      "{Hero} read it. {He} read it a second time. Then {he} laid {theloot} on the step, a bit away from {himself}, like something hot. {He} had always had a rule: never from anybody who needs it. “I couldn't know that,” said {hero} to a pigeon. The pigeon looked at {him} with one eye.",
      "+ At home stood all the other things, in rows, and {hero} had been proud of them. That night it was as if they were looking at {him}. Each of them had been somebody's. There was a watch that had stopped. There was a lighter with two initials and a heart. {He} turned them to the wall, and they were still there.",
      "To steal is not hard. To bring something back is. {Hero} had never gone up a path to a front door in broad daylight, and did not know what to do with {his} hands. {He} wanted to ring and run. At that very moment the door was opened from the inside.",
    ],
    end: [
      [
        "It was {owner}, with a coat on one arm only, on the way to look for it. The tired eyes went to {theloot}, and then to {hero}. “You've found it,” said {owner}. Nobody had ever looked at {hero} like that. {He} could simply have said yes.",
        "Whoever stood there had a coat on one arm only, on the way to look for it. The tired eyes went to {theloot}, and then to {hero}. “You've found it!” Nobody had ever looked at {hero} like that. {He} could simply have said yes.",
      ],
      "“I didn't find it,” said {hero}. “I took it. It's all there.” {He} waited for the shout. It did not come. What came was much worse: a chair was pulled out from the table. “Sit down,” said the voice. “You're as white as chalk. And then tell me why anyone does such a thing.” {Hero} told it. It sounded thin, even to {him}.",
      "After that {he} went on, because {he} had started. It took {him} all summer, house by house. Some shouted, and one threw a shoe. In the end there was only an empty row of shelves at home, and {hero} slept until nine.",
      "{He} works at the lost property counter at the station now. There is nobody who finds the owner of an umbrella as fast as {hero}. “How do you do it?” people ask. “You have to look at the thing closely,” {he} says, “and then you only have to go there.”",
    ],
  }),
  story({
    says: [
      /\b(?:heist|steal(?:s|ing)?|robs?|robbing|robbery|break-in|rob)\b/i,
      /\b(?:team|crew|gang|group|partners?|accomplices?|friends|thieves|robbers|crooks|together|brothers|sisters|band)\b/i,
      /\b(?:traitor|betray\w*|double[- ]cross\w*|undercover|informer|snitch|mole|working (?:for|with) the police|secretly (?:works?|worked|a (?:cop|policeman|police officer))|cannot be trusted|can['’]t be trusted)\b/i,
      phrase(
        "(?:steal(?:ing)?|rob(?:bing)?|take|break into|heist (?:of|on)|robbery (?:of|at)) (?=(?:an?|the|his|her|their) )<loot:thing>",
      ),
    ],
    may: [BEGINS, ...also("master thief", "plan\\w*", "perfect", "one of (?:them|the [a-z]+)[^.]*")],
    unless:
      /^(?:Two|Three|Four|Five|Six|Seven) |\b(?:dragon|king\w*|castle|ship|war|love|ghost\w*|spaceship|children|kids|animals|husband|wife)\b/i,
    of: "people",
    after: [
      "They met in the back room of a laundry. One could open anything, one could drive, one could cry whenever it was useful, and one had a cousin who had seen the plans. On the table stood a model made of sugar lumps. “In there,” said {hero}, “is what we're here for.”",
      "The first time it might have been chance. A guard had been moved to another door, just that one, and just that week. The second time it was not chance any more. {Hero} said nothing, but {he} began to look at the others as you look at cards.",
      "+ It could have been the driver, who always looked in the mirror. It could have been the one who could cry. {Hero} lay awake and went through them one after another, and found that {he} liked each of them. That was new. In this trade you ought not to like anybody.",
      "So {he} told each of them the plan once more, alone, in confidence, and each time {he} changed one small thing. To the first {he} said the north door. To the second {he} said the roof. To the third {he} spoke of the sewer, and to the fourth of a laundry van. “Only you know this,” said {hero}, four times, and meant it.",
    ],
    end: [
      "On the night itself {hero} sat on the bench across the street, quite alone, with a bag of roasted chestnuts, and watched. All was still at the north door, and on the roof. At ten to two the manhole covers were lifted, very softly, and out of each of them looked a policeman. {Hero} ate a chestnut. “The sewer,” {he} said. “So it was you.”",
      "{He} did not make a scene. {He} waited in the laundry until the third one came in, wet from the rain, and then {he} turned round the chair. “They had something on my brother,” he said. It was quiet except for the machines. “You could have told me,” said {hero}. “What would you have done?” {Hero} thought about it. “Got your brother out,” {he} said. “That's a plan too.”",
      "And that was what they stole in the end: a file with a blue cover, from a desk on the second floor, while the whole police force stood in the sewer and waited. It took them eleven minutes. Nobody had ever taken anything so light.",
      "The laundry is a laundry now, and does quite well. They all work there in shifts. On the counter stands a bowl of sugar lumps, and whoever takes more than two is looked at. And {theloot}? {Hero} goes there now and then, on Sundays, like everybody else, and pays the entrance fee.",
    ],
  }),
  story({
    says: [
      /\b(?:clumsy|bumbling|lazy|absent-minded|silly|hopeless|worst|forgetful|unlucky|fat|sleepy|famous|inspector|detective|sherlock)\b/i,
      role("sleuth", "detective|inspector|policeman|sheriff|investigator|sleuth|constable|commissioner"),
      role(
        "helper",
        "cat|dog|parrot|mouse|rat|monkey|pig|goose|duck|hen|donkey|hamster|poodle|dachshund|puppy|kitten|goat|raven|owl|tortoise|turtle|goldfish|ferret",
      ),
      /\b(?<loot>(?:(?:the|all the|a|his|her|some) )?(?:(?:missing|stolen|vanished|golden|famous|disappearing|lost|mayor['’]s|queen['’]s|king['’]s|baker['’]s|butcher['’]s) ){0,2}(?:sausages?|cakes?|cheese|pies?|ham|biscuits|cookies|bread|rolls|bones?|doughnuts|donuts|chocolate|socks?|underpants|trousers|hats?|wigs?|crown|gnomes?|pearls?|necklace|diamonds?|jewels|painting|trophy|spoons|keys?|bicycles?|umbrellas|bells?|statue|cow|goose|pig|hens?|fish|pudding|honey|jam|eggs|bananas|letters|ring))\b/i,
      /\b(?:solv\w*|case|investigat\w*|search\w*|look\w* for|find\w*|found|hunt\w*|mystery|stolen|missing|thief|vanish\w*|disappear\w*)\b/i,
    ],
    may: [BEGINS, ...also("clumsy|clever|smart|cleverer|lazy|funny", "together")],
    unless:
      /\b(?:murder\w*|killed|dead|corpse|find (?:a|the|his|her) (?:lost|missing) (?:cat|dog|parrot)|missing (?:cat|dog|parrot|pig|goat)|smuggl\w*|ghost\w*|suspects? (?:everybody|everyone)|wife|husband)\b/i,
    lead: "sleuth",
    after: [
      "{Hero} arrived at the scene of the crime with a great deal of noise, because {he} had not seen the bucket. “Nobody touch anything!” {he} cried from the floor. {Helper} stepped over {him}, sniffed three times, and looked at the door on the left. “Quite right,” said {hero}. “The right-hand door. After me!” It was the broom cupboard.",
      "Then {he} questioned everybody, very sternly, with {his} hat on back to front. {He} questioned the postman, the postman's aunt, and a gentleman who turned out to be a coat stand. “Very suspicious,” noted {hero}. “Does not say a word.” {Helper} sat down in front of the left-hand door, and sighed.",
      "+ {Hero} found a footprint. It was enormous, fresh, and full of mud. {He} followed it for an hour, on all fours, with the magnifying glass at {his} eye, once round the whole place, and arrived at a pair of boots. “Got you!” {he} cried. They were {his} own, and {he} was in them.",
      "At noon {hero} sat on the kerb and could not go on. “I'm no good,” {he} said. “I fall over everything. I've arrested a coat stand.” {Helper} came over to {him} and did something that {helper} did not often do, and leaned against {his} leg. Then {helper} got {him} by the shoelace and pulled, very slowly, so that even {he} would understand.",
    ],
    end: [
      "Behind the left-hand door were eleven steps. {Hero} found all eleven of them, with {his} back. At the bottom {he} shot across the floor like a bowling ball, through a curtain, and into something soft, which said “Ouch!” It was the thief. He had a sack in one hand and a very surprised face, and {hero} was sitting on top of him.",
      "“I've been planning this for months,” groaned the thief. “I thought of alarms, I thought of bloodhounds. Who could have known that someone would come by air?” {Hero} put {his} hat straight. “We have our methods,” {he} said. In the sack was everything, and {theloot} right at the top. {Helper} counted and took a small fee.",
      "+ There was a celebration, with a brass band, and {hero} had to make a speech. “I owe it all to my nose,” {he} said. Everybody looked at {helper}. {Hero} went red. “I owe it all to somebody's nose,” {he} said. That was more exact, and the applause was louder too.",
      "There is a new sign on the door of the detectives. {Helper} is on it first, in gold. Below that stands the other name, a bit crooked, because somebody fell off the ladder. And when the two of them go out on a new case, {hero} looks to see which door {helper} sits down in front of. And then {he} falls through it.",
    ],
  }),
];
