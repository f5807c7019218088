import { role, story } from "../subject-story.ts";
import { withPair } from "./named-or-other.ts";

/** Stories of couples old and new, and of those who are alone for the first time. */
export const stillInLove = [
  ...withPair(
    {
      says: [
        /\b(?:couple|husband|wife|married|marriage|years together|spouses)\b/i,
        /\b(?:pretend\w*|play\w*|act(?:s|ed|ing)?|agree\w*|decid\w+|game|meet|met|date|one (?:day|night|evening))\b/i,
        /\b(?:strangers?|first (?:time|date|meeting)|never met|not know each other|didn['’]t know each other|from the beginning|new names|blind date)\b/i,
        /\b(?:years?|again|marriage|anniversary|bored|routine|decades|old)\b/i,
      ],
      unless:
        /\b(?:murder\w*|ghost|vampires?|killer|dementia|alzheimer\w*|amnesia|spy|spies|coma|divorced|double life|robot|app|online|hired?|stranger (?:who|in|at))\b/i,
      of: "adults",
      after: [
        "@restaurant(hero sit, other look) The rules were simple: no children, no bills, and whoever laughs first pays. {Hero} came in ten minutes late and looked round the room. There was only one free chair. “Is this taken?” {hero} asked. “I'm waiting for somebody who may have forgotten,” said {other}. “Please.”",
        "@restaurant(hero talk, other talk) “What do you do?” asked {other} over the bread. “I'd have liked to draw maps,” said {hero}. {Other} put down the knife. “Maps of what?” And {hero} told it all, the islands, the blue ink.",
        "+ @restaurant(hero look, other look) The waiter, who had known them both for ages, wanted to say good evening as always, and was looked at so strangely that he went away again. He came back with the menu for tourists. They ordered things that they did not know. It was astonishing how good-looking a person can be who is not reading the paper.",
        "@restaurant(hero look, other talk) Then it was {hero's} turn to ask. “And are you happy?” asked {hero}. It was quiet on the other side for a little too long. “There's somebody at home,” said {other}. “I love that person very much. But we've got so good at being tired together. I sometimes think that nobody's seen me since the car broke down.”",
        "@restaurant(hero look, other look) “When was that?” asked {hero}, with a dry mouth. “Four years ago, in the snow. We laughed so much.” {Hero} remembered the snow. {He} looked at the hands on the tablecloth. There was a small scar on one thumb, and {hero} did not know where it came from.",
      ],
      end: [
        "@restaurant(hero talk, other look) “I'd like to see you again,” said {hero}. “I don't know,” said {other}. “What would the one at home say?” “I know that person well,” said {hero}. “An idiot, but worth it. I'd ask about the thumb today.”",
        "@restaurant(hero talk, other talk) It was a tin of peaches. It had happened in the year in which {hero} was ill and could eat nothing else. {Hero} laughed first, with wet eyes, and so {hero} had to pay. On the pavement {they} hesitated. “Shall I see you home?” asked {hero}. “It's quite far,” said {other}. “It's the same way as yours.”",
        "@kitchen(hero write, other look) On the kitchen wall hangs a map in blue ink. It shows an island with a car in the snow and a tin of peaches. And on the first Friday of every month there is only one free chair in that restaurant. “Is this taken?” somebody asks.",
      ],
    },
    { one: "the late one", other: "the early one" },
    role("other", "husband|wife|spouse|partner"),
  ),
  story({
    says: [
      /\b(?:neighbou?rs?|next door|across the fence|rivals?|allotments?|gardens?)\b/i,
      /\b(?<tree>(?:pear|apple|cherry|plum|walnut|lemon|fig|old|big|chestnut|olive|oak|lime) tree|hedge|tree|rose bush)\b/i,
      /\b(?:fights?|fought|quarrel\w*|argu\w+|feud\w*|dispute\w*|war|enem(?:y|ies)|hate\w*|rivals?|sue[sd]?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|children|kids|son|daughter|families|dragon|robot|fairy|gnome|squirrels?|birds?|treasure|buried|body|child|boy|girl|contest|competition|festival)\b/i,
    of: "people",
    after: [
      "@garden Two thirds of {thetree} stood on the one side and one third on the other. A surveyor had measured it. Since then there had been letters, by registered post, although the letterboxes hung side by side. “I'm informing you,” they began.",
      "+ @garden(hero look, mate look) They knew each other very well by now, as only enemies do. {Hero} could tell by the sound of the secateurs what mood it was over there. {He} knew when the light went on and which songs were whistled. On Sundays neither of them went away, so that nobody should be alone with {thetree}.",
      "@garden(hero look) Then one morning it was quiet. {Hero} {was} pleased until noon. Then {he} climbed on a bucket and looked over, and saw somebody lying in the grass, in slippers, on the wrong side of a ladder, and waving. “I'm informing you,” came a faint voice, “that I've broken my foot.”",
      "@garden(hero carry, mate talk) {Hero} was over the border before {he} thought of it. “What were you doing up there?” {he} asked and lifted one end. “I wanted to cut off your third,” said the neighbour and groaned. “For your birthday. So that it wouldn't shade your beans any more. Nobody ever comes.”",
      "@kitchen(hero stand, mate sit) They sat in the kitchen with the foot in a bowl of ice. Beside the stove stood one cup. On the hook hung one key. “Why did you begin with the letters?” asked {hero}. “Because you'd stopped saying good morning,” said the neighbour. “And to a letter a person has to answer.”",
    ],
    end: [
      "@kitchen(hero talk, mate talk) {Hero} had kept all of those letters. “I wasn't cross,” {he} said slowly. “It was after the funeral. I couldn't say good morning to anybody, because it wasn't one.” The ice cracked in the bowl. “I know that,” said the neighbour. “Mine was in the spring before.”",
      "@garden(hero carry, mate sit) For six weeks {hero} did the work on both sides. The neighbour sat on a chair under {thetree} with the foot up and gave orders, which were all wrong. {Hero} had not slept so well for years. In the autumn they pulled out the posts along the border.",
      "@garden(hero eat, mate eat) Two people have breakfast under {thetree} these days, one on each side, and the line runs between the butter and the jam. On the first of every month a registered letter comes, since neither of them wants to give that up. “I'm informing you,” it says in the latest, “that good mornings are to be had here daily.”",
    ],
  }),
  story({
    says: [
      /\b(?:widow|widower|man|woman|grandmother|grandfather|husband|wife|girl|boy|mother|father)\b/i,
      /\b(?:writes?|wrote|writing|written|sends?|sent|posts?|posted) (?:\w+ ){0,3}?(?:letters?|postcards?|cards)\b/i,
      /\b(?:dead|late|deceased|died|heaven|lost) ?(?:\w+ )?(?:husband|wife|son|daughter|brother|sister|friend|mother|father|grandfather|grandmother|fianc[eé]e?)?\b/i,
      /\b(?:answers?|answered|repl\w+|writes? back|wrote back|gets? (?:an?|one)|got (?:an?|one)|receiv\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|vampires?|killer|ghost|handwriting|santa|prison|war|blackmail\w*|phone|text|email|detective|soldier)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) It lay on the mat between a bill and a prospectus for awnings, an ordinary white envelope. {Hero} picked it up and had to lean against the wall. On the front stood {his} own name. On the back stood the name to which {he} had been writing all that time.",
      "@kitchen(hero read) {He} opened it with a fork. Dear {hero}, it said. You don't know me. I'm not the one to whom you write. I work at the post office, in the cellar, where everything ends up that cannot be delivered. We're supposed to throw it away. I couldn't. I've got all your letters here in a box.",
      "+ @kitchen(hero read) {Hero} was ashamed to the tips of {his} fingers. It had all been in there: the cold side of the bed, the business with the burnt jam, and that {he} still laid out two spoons. A stranger had read it between two bites of a sandwich. {He} put the letter in the drawer with the string. {He} took it out again before supper.",
      "@kitchen(hero read) You asked in May, it went on, whether the white rose at the station was still there. I went to look. You always ask so many things, and it isn't right that nobody answers. So I thought I would, just this once. If it was wrong, then write nothing more, and I'll know.",
      "@room(hero write) For a week {hero} did not write. It was like not breathing. With every stamp {he} had hoped a little for a white envelope. On the eighth day {hero} took a sheet of paper. Dear Cellar, {he} wrote.",
    ],
    end: [
      "@street(hero walk) They met at the station, under the rose. {Hero} saw a box first, carried in both arms, and above it a pair of spectacles. “I've brought them,” said the person from the post office, very pale. “They belong to you. I've put them in order.” {Hero} took the box. “Have you got a minute?” {he} asked. “You've only ever had my half of it.”",
      "@street(hero sit) So they sat down on the bench, and {hero} told the other half: how that voice had sounded, and what it used to say to burnt jam. The spectacles misted over. “I thought so,” said the person from the post office, now and then, or, “No! Really?”",
      "@room(hero write) {Hero} still writes on Sundays, and puts on a stamp, and drops it into the box at the corner. Down in the cellar a light goes on. But at the end of each letter, below the name, there is another line by now, and it is for the one who opens it: On Thursday there is jam. Not burnt. Come at four.",
    ],
  }),
  story({
    says: [
      role(
        "owner",
        "widower|widow|man|woman|grandfather|grandmother|grandpa|grandma|pensioner|father|mother|professor|lady",
      ),
      /\b(?:puppy|dog|stray)\b/i,
      /\b(?:widow\w*|late (?:husband|wife)|(?:husband|wife)(?:['’]s)? (?:died|death)|dead (?:husband|wife)|death of (?:his|her) (?:husband|wife))\b/i,
      /\b(?:never wanted|not want(?:ed)?|n['’]t want|hates? (?:dogs|cats|animals|pets)|hated (?:dogs|cats|animals|pets)|against (?:his|her) will|unwanted|from (?:his|her) (?:children|daughter|son|family|late|dead)|reluctant\w*|stuck with|has to look after|had to look after|inherit\w*|left (?:him|her) (?:the|a|her|his)|gives? (?:him|her) a|gave (?:him|her) a)\b/i,
    ],
    may: [role("beast", "stray dog|puppy|dog")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|boy|girl|talk\w*|magic\w*|divorc\w*|blind|police|thief|war|robot|fortune|custody)\b/i,
    lead: "owner",
    of: "people",
    after: [
      "@room(hero look, beast look) “It's only for a week,” said {hero}. “Then you go back.” {Beast} looked at {him} with its head on one side and lay down across {his} slippers, as if the matter had been settled. {He} stood there in {his} socks for a good while, because it had begun to snore.",
      "@kitchen(hero talk, beast look) There were rules. It was not to come on the sofa, it was not to beg, and it was not going to have a name, although it listened very politely. “It's not staying,” {hero} told the neighbour. “What do you call it, then?” asked the neighbour. “Nothing,” said {hero}. So in the whole street {beast} was known as Nothing before the week was out.",
      "@street(hero walk, beast walk) Nothing had to go out at six in the morning, and {hero} had to go too. By Friday {hero} had spoken to more people than in all the winter. “It's because of the animal,” {he} told the baker's wife. “I've no choice.”",
      "+ @bedroom.night(hero sit, beast sleep) At night it was quiet in the house, and {hero} lay on {his} own side of a bed that was much too wide. {He} talked a little, as {he} had done ever since it became so wide. There had never been an answer. Now something sighed in the dark at the foot end, from the bottom of its heart, exactly at the right place. “Don't think that you can stay,” said {hero}, with a thick voice.",
      "@street.night(hero run) On the seventh day the gate had been left open. The slippers were empty. {He} walked through the rain with a torch and a piece of sausage. “Nothing!” {he} shouted. “Nothing!” Windows went up along the street. “What have you lost?” they called down to {him}. “Nothing!” cried {hero}, and {his} voice broke.",
    ],
    end: [
      "@graveyard.night(hero look, beast sit) They all came down, with lamps and umbrellas. “Where do you go with it on Sundays?” asked the baker's wife. {Hero} did not answer. {He} was running already. {Beast} sat in the churchyard, in front of a stone, wet through. In front of its paws lay one of {his} gloves.",
      "@graveyard.night(hero hug, beast sit) {Hero} went down on {his} knees in the mud. “You thought that I'd come back for it,” {he} said. “And I have.” The people with the lamps waited at the gate. “All right,” {he} said to the stone after a while. “You always wanted one. You might have told me how warm they are.”",
      "@room(hero sit, beast sleep) The week has not come to an end yet. {Beast} lies on the sofa, and the slippers have a hole. There is a name now. It stands on a brass plate on the collar, for everybody to read, and whenever somebody in the street asks {hero} what {he} would be without it, {he} tells them.",
    ],
  }),
  story({
    says: [
      /\b(?:first (?:christmas|thanksgiving|new year['’]?s(?: eve)?|holidays?|birthday|eid|easter)|christmas alone|alone (?:at|on|for) (?:christmas|thanksgiving|new year['’]?s(?: eve)?|easter|eid)|(?:christmas|thanksgiving|new year['’]?s) (?:eve )?(?:alone|without))\b/i,
      /\b(?:alone|without|after|since|empty|by (?:him|her)self|lonely|widow\w*|divorc\w*|first)\b/i,
      /\b(?:widow\w*|divorc\w*|wife|husband|children|mother|father|family|separation|breakup|abroad|died|death|alone|lonely)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|santa|elf|elves|reindeer|robot|dragon|mouse|rent(?:s|ed)?|hir(?:es|ed)|in[- ]laws|soldier|dog|cat|prison|space\w*|island)\b/i,
    of: "adults",
    after: [
      "@shop(hero walk) In the shop everybody bought for eight. {Hero} stood in the queue with one potato, one candle and a portion of red cabbage with a picture of a family on it. “Is that all?” asked the girl at the till. “I'm having people in,” said {hero}. “They're bringing the rest.”",
      "+ @room(hero sit) {He} had decided to treat it as an ordinary evening. {He} watched a programme about bridges. {He} ironed. But bells rang outside, and under the door came the smell of other people's roasts. In the cupboard lay the big white tablecloth, and {hero} had not taken it out.",
      "@corridor(hero look) At about seven the light on the stairs went on, and there was a bump. {Hero} opened the door by the width of a hand. A young man from the third floor was sitting on the steps beside a torn bag, and potatoes were hopping down past him. “I only wanted to carry it up,” he said. “I've no oven, either.”",
      "@corridor(hero talk) A potato rolled on to the landing below, and a door opened there as well. Old Mrs. Falk looked out, with a paper hat on. “I heard somebody,” she said. “I thought they might be coming to me.”",
      "@kitchen(hero stand) {Hero} looked at the two of them. “I've got an oven,” {he} heard {himself} say. “And red cabbage for a whole family. It says so on the packet.” And then {he} went to the cupboard, took a breath, and brought out the tablecloth for eight.",
    ],
    end: [
      "@room(hero look) They were three, and then five, because the bus driver from the ground floor had seen the light, and he brought the woman from the tax office, who had told everybody for years that she went skiing. “Who used to sit here?” asked Mrs. Falk at one of the chairs. It went quiet. {Hero} said the name. Nothing broke.",
      "@room(hero eat) After that each of them put a name on the table, as others put a dish: somebody who had left, somebody who had died, somebody who was on the other side of the world and just getting up. They ate potatoes with five kinds of mustard. The young man knocked over the wine. It ran across the cloth and made a stain in the shape of Norway. “Leave it,” said {hero}.",
      "+ @corridor(hero talk) It was long past midnight when the last of them said good night on the landing. “I didn't even miss the skiing,” said the woman from the tax office.",
      "@corridor(hero look) There is a sheet of paper in the hall downstairs, and it is put up every December: People in, it says, second floor, from seven. Bring one potato. The cloth has got Sweden by now, and Finland, and {hero} would not have it washed for the world.",
    ],
  }),
];
