import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { BEGINS, CLOSE } from "./by-them.ts";

const COMMON =
  /\b(?:murder\w*|kill\w*|ghosts?|robb\w*|magic\w*|witch\w*|wizard\w*|curse\w*|dragon|poison\w*|dead body|war|falls? in love|fell in love)\b/i;
const SHOPS =
  "corner shop|village shop|shop|store|grocery|bookshop|bookstore|toy shop|toy store|bakery|butcher's|hardware store|record shop|record store|stall|fish stall|market stall|kiosk|café|cafe|restaurant|diner|ice-cream stand|lemonade stand|pub|inn|food truck|salon";
const CRAFTS =
  "blacksmith|cobbler|shoemaker|tailor|seamstress|basket maker|basket weaver|weaver|potter|saddler|cooper|bookbinder|printer|typesetter|miller|knife grinder|wheelwright|tinker|glassblower|lacemaker|broom maker|candle maker|bell founder|umbrella maker|umbrella mender|piano tuner|toymaker|toy maker|puppet maker|doll maker|hatmaker|hat maker|carpenter|thatcher|typewriter repairman|boatbuilder|boat builder|sign painter|rope maker";

/** Stories of shops and crafts that are not wanted any more, and of how they are wanted again. */
export const shopsAndCrafts = [
  story({
    says: [
      new RegExp(
        `(?<![\\p{L}-])(?<shop>(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Hh]er own)(?: own)? (?:[\\p{Ll}'’-]+ ){0,3}?(?:${SHOPS}))(?!\\p{L})`,
        "u",
      ),
      /\b(?<rival>(?:[Aa]|[Tt]he|[Aa]n) (?:[a-z]+ ){0,3}?(?:supermarket|shopping centre|shopping center|mall|chain|superstore|megastore|department store|discounter|fast food restaurant|coffee chain|online shop))/,
      /\b(?:opened|opens|built|moved|came|competes?|competed|threaten\w*|across the|next door|opposite)\b/,
    ],
    may: [
      BEGINS,
      /\b(?:for|after) (?:\p{L}+ )?(?:years|decades)\b/u,
      /\b(?:opened|built)\b[^.]+/,
      /\b(?:across|opposite|next) [^.]+/,
    ],
    unless: COMMON,
    of: "people",
    after: [
      "On the first day {hero} went over to have a look, like everybody else. {Therival} was as bright as a summer's day, the doors opened by themselves, and there were ninety kinds of jam. {Hero} counted them. When {he} came back, it seemed to {him} that somebody had made {theshop} smaller in the meantime.",
      "The customers still nodded through the window. They held their bags a little behind their backs, with the name of {therival} on them. {Hero} nodded back and could not be angry. {He} had seen the prices. By the end of the month the bell over the door rang so seldom that {hero} jumped each time.",
      [
        "+ “We must have what they have,” said {mate}. So they put up more lights, and a sign with big red numbers. {Hero} looked at it all from the street. It looked like a donkey that somebody had painted with stripes. In the evening they took it down again, and {mate} did not say anything.",
        "+ {Hero} bought more lights, and a sign with big red numbers. Then {he} looked at it all from the street. It looked like a donkey that somebody had painted with stripes. In the evening {hero} took it down again, and turned off the lights, one after the other.",
      ],
      "Then {hero} began to clear the shelves. On a piece of cardboard {he} wrote: “Last week.” {He} had hung it up before {he} could think about it for too long. An old man stopped in front of it. He read it, came in, and stood there with his hat in his hands. “And who'll ring at my door, then?” he asked.",
      "For {hero} had always done that, without a word about it: when the old man had not come for his milk by ten, {hero} had gone over and rung the bell. Twice it had been important. “Over there they're very friendly,” said the old man. “But they'd not notice if I didn't come.” {Hero} looked at the cardboard.",
    ],
    end: [
      "By the evening all the neighbours knew what stood on it, and by morning they were at the door. It turned out that everyone had something like that: a key that {hero} kept, a parcel, a child who was allowed to wait there out of the rain. They had never thought that it could end. “We only thought of the jam,” they said.",
      "They did not all come back, and they did not buy everything. But each of them bought something every day, and stayed for a moment, and {hero} put three chairs by the counter.",
      "The bell over the door rings as often as it should. {Hero} has only one kind of jam, and it is the one that people want. At ten {he} looks at the old man's window, and then at the other windows. And {therival} stands there, as bright as ever. You can see quite well by it, when {hero} locks up at night.",
    ],
  }),
  story({
    says: [
      role("master", CRAFTS),
      /\b(?:(?:because|since|now that|for) (?:everyone|everybody|people|they all|nobody|no one|machines|the factory|cheap)\b|(?:nobody|no one) (?:in \p{L}+ )?(?:needs?|needed|wants?|wanted|buys?|bought|came|comes|orders?|ordered)\b|(?:factory|machines?|plastic|internet)\b[^.]*\b(?:replac\w+|cheaper|faster)|the last (?:\p{L}+ )?(?:in|of) (?:the|his|her) (?:town|city|village|country|valley|kind)|dying (?:craft|trade|art))/iu,
    ],
    may: [BEGINS, /\blast [^.]+/, /\b(?:because|since) [^.]+/],
    unless: new RegExp(`${COMMON.source}|\\b(?:apprentice|grandson|granddaughter|dress|king|queen|prince\\w*)\\b`, "i"),
    of: "people",
    after: [
      "There had been a time when they stood in a row outside the workshop, and {hero} had to send them home in the evening. Now grass grew between the stones there. {Hero} still opened at the same hour, tied on the same apron, and laid out the tools in the same order. It was easier than not to do it.",
      "+ “What do you still do all day?” asked people, and they meant it kindly. {Hero} told them that there was always something. There was not. {He} oiled what had been oiled already, and swept where nothing had fallen. Sometimes {he} made a piece for nobody, only so that {his} hands should not forget it.",
      "Then came a man who wanted to buy the workshop, with everything in it. He wanted to hang the tools on a wall, in a restaurant, because they looked so nice. {Hero} asked for a night to think it over. When the man had gone, {he} took the oldest tool from its hook. The handle had been worn hollow by {his} hand. It would fit no other.",
      "+ {Hero} did not sleep that night. {He} went round the workshop and touched one thing after the other. At each of them {he} remembered somebody: the bride, the twins, the man who could only pay with pears. Towards morning {hero} wrote a price on a slip of paper, crossed it out, and wrote it once more.",
      "In the morning somebody hammered at the door. It was not the man. It was a girl with muddy boots, and in her arms she held something old that had come apart in two places. “It was my great-grandmother's,” she said, out of breath. “I've been everywhere. They all said I should buy a new one. Nobody can do that any more, they said.”",
    ],
    end: [
      "{Hero} turned it over. On the inside there was a small mark, very much worn. {He} knew it. {He} had learned from the one who had made it. “Sit down,” {hero} said, and tied on the apron. “It'll take a while.” The girl did not sit down. She came closer and closer, until her nose was in the way, and asked what that was for, and that, and that.",
      "When it was finished, you could not see where it had been broken. The girl passed her hand over it, from one end to the other. “Can you show me how that's done?” she asked. The man with the money stood in the door, and had heard it. “It isn't for sale,” said {hero}. “It's being used.”",
      "The girl comes every Saturday, and by now she brings others along. They stand in a row outside, with all those things that could be thrown away and are not. The grass between the stones has been trodden down. And beside the oldest tool there is a new one on the wall, made for a smaller hand. {Hero} carved the handle.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `(?:(?:${SHOPS}|(?<=\\bbusiness)|(?<=\\bmuseum)|(?<=\\bcinema)|(?<=\\btheatre)|(?<=\\bhotel))\\b[^.]*?(?:\\bnot sold|\\bsold nothing|\\b(?:was|were) (?:always |nearly |almost )?empty|\\bhad no (?:customers|guests|visitors)|\\bdid not sell|\\b(?:nobody|no one) (?:came|bought|wanted|visited)|going badly)|(?:[Nn]obody|[Nn]o one) (?:bought|came to|visited|wanted)[^.]*?(?:${SHOPS}|museum|cinema|theatre|hotel))`,
        "u",
      ),
      new RegExp(
        `(?:\\bso|\\bSo|\\buntil|\\bThen|\\bBut|\\bbut|\\bthen|\\.|^) ?${role("helper", `${CLOSE}|children|apprentice|waiter|waitress|girl|boy|parrot|monkey|goat|pig`).source} (?<idea>\\p{Ll}+(?:ed|te|ng|de|rew|an|ut|ook|ought) [^.,]{8,80})`,
        "u",
      ),
    ],
    may: [BEGINS, role("owner", CLOSE), /\bfor (?:days|weeks|months)\b/],
    unless: COMMON,
    after: [
      "It was nobody's fault. Everything was as good as ever, and it was laid out as neatly as ever. People only went past, with their collars up, and looked at the ground. {Hero} called to them, first loudly and later not so loudly. In the evening everything was packed up again, and nothing was missing.",
      "{Helper} had watched that for some time. “They don't see it,” thought {helper}. “They only see what they see every day.” And that was how it began that {helper} {idea}. {Hero} found out about it only when somebody stopped in front of it the next morning, and laughed.",
      "It was a postman. He stood there and laughed until he had to put down his bag. Then he bought something, the first thing for a long time, and went off. “Look at that,” said {hero}. “It's working,” said {helper}, and went to work on the next one straight away.",
      "+ {Hero} was not sure if it was all right. It had always been a serious business. “What will people think?” {hero} asked. “They'll think about us,” said {helper}. “They've not done that for weeks.” There was no answer to that. {Hero} held the ladder.",
      "Then it rained for three days. Everything that {helper} had thought up was washed away or blown down the street. And nobody stopped, for everybody ran. {Hero} saw how {helper} stood there with wet hair and looked after it. “It was a good idea,” {hero} said. “It was the best that anybody had.”",
    ],
    end: [
      "But the wind had carried it a long way. A piece had got caught on the church door, another in the bus, and a third stuck to the mayor's window. On the fourth day the sun came out, and people came with it. “Is it here?” they called. “Where is it? Is there a new one?”",
      "Before noon everything was sold, down to the last bit. {Hero} had to turn the table upside down to show that there was really nothing left. {Helper} sat on the counter with swinging legs and thought up the next one. “You're worth your weight in gold,” said {hero}.",
      "Now nobody goes past with the collar up. They come every day to see what {helper} has thought of this time, and since they are there already they buy something too. {Hero} has got a bigger table. On it there is a place, right in front, for {helper}.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:began|started|decided) to (?:secretly )?(?:leave|hide|put|slip|write|tuck)|(?:secretly |always )?(?:left|hid|slipped|tucked)) (?<note>(?:(?:an?|the|his|her|their|some) )?(?:[a-z]+ ){0,3}?(?:notes?|messages?|poems?|letters?|jokes?|drawings?|riddles?|cards?|flowers?|compliments?|cookies?|biscuits?|cranes?))(?: [^.]{0,20}?)? (?:in|into|inside|under|between|on)\b/,
      /\b(?:notes?|messages?|poems?|letters?|jokes?|drawings?|riddles?|cards?|flowers?|compliments?|cookies?|biscuits?|origami|cranes?)\b/,
      /\b(?:every|each|all|the (?:books|parcels|boxes|shoes|pockets|coats|lunch ?boxes|trays|watches|bags|baskets|seats?|windows?|loaves|desks))\b/,
    ],
    may: [
      BEGINS,
      /\bfor (?<readers>(?:the|his|her|their|all|lonely|sad|strangers?) ?[^.,]+)/,
      /\b(?:in|into|inside|under|between) [^.]+/,
    ],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:police|detective|treasure|clues?|spy|threat\\w*|mother|father|husband|wife)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "The first time it was hardly more than a joke. {Hero} left {note}, looked round to see if anybody had noticed it, and went on with {his} work. {His} ears were red for an hour. It was only a few words. But they were kind, and they were meant for anyone who found them.",
      "Nothing happened. {Hero} had not expected that anything would. {He} thought of something new the next day, and of something else the day after that. It is not easy to be kind in so few words. {Hero} crossed out a great deal.",
      "+ Now and then {hero} saw how {note} was found. There was a woman who read it twice, and looked up as if someone had called her. A man put it into his hat. A child laughed aloud. {Hero} stood not far from them and was very busy. Nobody would have thought that it had anything to do with {him}.",
      "Then things went badly for {hero} for a while. {He} came to work and went home, and no kind word came into {his} mind, however long {he} sat over the paper. “Who do I think I am,” {hero} thought. “As if that could help anybody.” And on the next day {he} left nothing, and nothing on the day after.",
      "People began to look for it. {Hero} saw how they turned things over, felt in the corners, and went away more slowly than they had come. At last a woman asked for {him}. “Someone used to leave us something here,” she said. “You don't know who, do you?” {Hero} shook {his} head, and could not look at her.",
    ],
    end: [
      "The next morning there was something at {his} own place, folded small. {Hero} unfolded it. It was not {his} handwriting. “We don't know who you are,” it said. “But on the worst day of my life you wrote to me that it would be lighter tomorrow. It was. Now it's our turn.” Under it lay a second one, and a third.",
      "{Hero} read them all, and it took {him} until noon. And then {he} took a clean piece of paper, and this time {he} did not have to think about it, and did not have to cross out anything.",
      "Nobody knows to this day who began it, and nobody asks. By now so many do it that {hero} finds one {himself} on most days. {He} keeps them in a tin. And each evening, before {he} leaves, {hero} puts a new one where somebody will need it, and {his} ears get red, as on the first day.",
    ],
  }),
  story({
    says: [
      phrase(
        "did not want to (?:become|be|take over|work as|go on as|follow) <trade:thing>(?: like (?:his|her|their) (?:father|mother|parents|grandfather|family|brothers|sisters))?",
      ),
      /\b(?:fisher\w*|farm\w*|hunt\w*|baker\w*|butcher\w*|miner\w*|black ?smith\w*|doctor|lawyer|soldier|miller|tailor|carpenter|teacher|chef|cook|sailor|policeman|undertaker|judge|banker|boxer|shop|business|workshop|restaurant|bakery|dentist|shepherd|woodcutter|lumberjack|king|bullfighter)\b/i,
      /\b(?:son|daughter|father|mother|parents|family|grandfather|grandmother|uncle)\b/,
    ],
    may: [
      BEGINS,
      role("parent", "father|mother|parents|grandfather|grandmother|uncle"),
      /\b(?:because|since|but) (?:he|she|they) [^.]+/,
    ],
    unless: new RegExp(`${COMMON.source}|\\b(?:marry|bullfight|throne|crown|kingdom)\\b`, "i"),
    of: "people",
    after: [
      "In the family everybody had always done it, and so everybody knew what {hero} would do. There was a place for {him}, and there were tools for {him}, with {his} name on them already. {He} had never said no. {He} had only come a little later each time.",
      [
        "At last it had to be said. {Hero} said it at supper, much too fast and into {his} plate. Nobody went on eating. “It was good enough for me,” said {parent}. {Parent} did not shout. {Parent} stood up, and pushed the chair to the table very carefully. That was much worse.",
        "At last it had to be said. {Hero} said it at supper, much too fast and into {his} plate. Nobody went on eating. “It was good enough for all of us,” they said. They did not shout. One after the other they stood up and pushed their chairs to the table, very carefully. That was much worse.",
      ],
      "After that they did not talk about it. {Hero} went along to work, because there was so much to do, and did it badly. And whenever {he} could, {he} crept off and did what {he} really loved, and was ashamed of it, and could not stop.",
      "+ “What would you be, then?” asked a neighbour over the fence. {Hero} told her. It was the first time that {he} had said it aloud, and it sounded very small. The neighbour chewed on a blade of grass for some time. “Well,” she said, “somebody has got to be that, too.”",
      "Then came a bad day, and all that the family had learned in a hundred years was of no use. {Hero} saw it, and knew it. {He} knew it because of all those hours when {he} had crept off. {He} pushed between them. “Let me,” said {hero}. “Please. Only this once.”",
    ],
    end: [
      [
        "{Hero} did it in {his} own way, quietly and with great care, and {he} forgot that anyone was looking. When it was over, and had come out well, {he} lifted {his} head. {Parent} was standing there. “Where did you learn that?” {parent} asked. “Behind the shed,” said {hero}. “When I should have been with you.”",
        "{Hero} did it in {his} own way, quietly and with great care, and {he} forgot that anyone was looking. When it was over, and had come out well, {he} lifted {his} head. They all stood there. “Where did you learn that?” they asked. “Behind the shed,” said {hero}. “When I should have been with you.”",
      ],
      [
        "{Parent} looked at the tools with {hero's} name on them, and then at {hero}. “When I was your age,” {parent} said slowly, “I wanted to play the accordion.” {Hero} had never heard anything about an accordion. “And?” “I said nothing at supper.” {Parent} cleared {parenthis} throat. “You did. That was well done.”",
        "They looked at the tools with {hero's} name on them, and then at {hero}. “When I was your age,” the oldest of them said slowly, “I wanted to play the accordion.” Nobody had ever heard anything about an accordion. “And?” asked {hero}. “I said nothing at supper. You did. That was well done.”",
      ],
      "The place in the family business has been given to a cousin, who always wanted it. {Hero} does what {he} loves, and comes home in the evening with bright eyes. At supper they ask {him} about it. And sometimes, after that, an accordion can be heard behind the shed, rather badly.",
    ],
  }),
];
