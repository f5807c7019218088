import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { where } from "./where.ts";

const ELDER =
  "grandmother|grandfather|grandma|grandpa|granny|grandad|great-grandmother|great-grandfather|mother|father|nan|aunt|uncle";

/** Stories of going back with somebody old, of who will not leave, of the sick on a long way, of strangers who take people in, and of staying. */
export const farAndLate = [
  story({
    says: [
      /\b(?:travel(?:s|led)|goes|went|flew|flies|drove|drives|takes|took|returns|returned|accompan\w+|journey\w*|visits|visited|brings|brought)\b/,
      role("elder", ELDER),
      /\b(?:(?:has|had) not been (?:there|back)|(?:where|in which|that) (?:she|he) (?:was born|grew up|lived|spent|was a|left|fled)|since (?:she|he) was (?:a|an|\w+)|(?:her|his) (?:old |childhood )(?:home|village|house|town|school)|left as a (?:child|girl|boy)|fled)\b[^.!?]*/,
    ],
    may: [
      phrase(`(?:to|back to) ${where("land")} with`),
      phrase(`(?:to|in) ${where("land")}`),
      /\bfor the first time\b/,
    ],
    unless: /\b(?:murder\w*|killed|ashes|ghost|back in time|time machine|alone)\b/i,
    of: "people",
    after: [
      "{Elder} had put on the good coat for it. All the way {elderhe} did not look out of the window once. {Elder} looked at the hands in {elderhis} lap and said, “There'll be nothing left. You'll see.” “We can turn round,” said {hero}. “No,” said {elder}.",
      "Then they stood there. There was a car park, and behind it was a shop with its shutters down. {Elder} turned to the left and to the right, and {elderhis} mouth was very small. “It's the wrong place,” said {elder}. “They've given us the wrong place.” {Hero} took {elder} by the arm.",
      "+ They walked. {Hero} asked about this and that, and {elder} shook {elderhis} head at everything. That house had not been there, and neither had that road. “I shouldn't have come,” said {elder}. “In here it was all still standing.” And {elderhe} tapped {elderhis} forehead.",
      "There was a wall at the end of the road, an old one, covered with ivy. {Elder} stroked the stones, without thinking, as you stroke a cat. And then the hand stopped. {Elder} began to pull at the ivy, with both hands, faster and faster. {Hero} helped.",
      "There were letters. Somebody had scratched them into the stone with a nail, crooked and deep, low down, at the height of a child. {Elder} did not say anything. Then {elderhe} laid one finger in the first letter, and it fitted exactly. {Hero} saw that {elderhis} shoulders were shaking, and put an arm round them.",
    ],
    end: [
      "“I was sent to bed without supper for that,” said {elder} at last, and laughed in the middle of it. And now it came back, all that had been shut in behind the ivy. Here there had been the well, and there the dog, who hated the postman. {Elder} ran ahead, in the good coat, and showed {hero} every step of it. {Hero} could see it by now.",
      "A window opened. A very old face looked out. “You still owe me a marble,” said the face. {Elder} felt about in the pocket of the good coat. There was only a peppermint in it, and that was accepted. They sat on the wall until it was dark, and {hero} in between.",
      "{Hero} has a stone from that wall on the windowsill. When {elder} comes to visit, {elderhe} lays a finger on it, first of all, before taking off the coat. “Is it all still standing?” asks {hero}. “All of it,” says {elder}. “You were there.”",
    ],
  }),
  story({
    says: [
      /\b(?:volcano|flood(?:s|ed|ing)?|hurricane|storm|wildfire|forest fire|fire|dam|evacuat\w*|landslide|avalanche|eruption|erupt\w*|rising (?:sea|water))\b/i,
      /\b(?:[Ee]verybody|[Ee]veryone|[Aa]ll|[Tt]he whole (?:village|island|town)|[Tt]he (?:others|villagers|neighbours|islanders)|evacuat\w*)\b/,
      /\b(?:except(?: for)?|but for|apart from) (?<stayer>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?[a-z-]+(?: (?:named |called )?\p{Lu}\p{L}+)?|(?:[a-z-]+ ){0,3}\p{Lu}\p{L}+)(?=[.,!?]| who|$)/u,
    ],
    may: [
      /\b(?:must|had to|has to) (?:leave|go|flee|move)\b/,
      /\b(?:w[ao]kes?|woke)(?: up)?\b/,
      /\b(?:refus\w+|will not|would not|stays?|stayed|stubborn)\b/,
      /\b(?:on|in) an? (?:small |tiny )?(?:island|village|valley)\b/,
    ],
    unless: /\b(?:murder\w*|killed|ghost|party|invited)\b/i,
    after: [
      "By noon the boats and the carts were full. People carried out clocks and hens and grandmothers. Only at the last house nothing moved. {Stayer} {stayerwas} sitting in front of it on the bench, as on every day, and was peeling potatoes. “Come now!” they called. “After supper,” said {stayer}.",
      "+ Everyone tried it once. The mayor gave an order, and {stayer} offered him a potato. “I was born in this house,” said {stayer}, “and so was the door.” And in the background it rumbled, and something grey came down, as fine as flour.",
      "+ “Then stay, you old mule!” they called in the end, and ran. {Stayer} nodded. The potatoes went into the pot, and the pot on to the fire. It was very quiet all at once. There had always been somebody hammering, or singing out of tune. {Stayer} had complained of it for years.",
      "The last boat was about to cast off when it was noticed that somebody else was missing. It was Pim, the smallest of them all. She had gone back. She came up the road in rubber boots, with a saucepan on her head, and sat down on the bench beside {stayer}. “If you're staying,” said Pim, “then it can't be so bad.”",
      "{Stayer} looked at her. {Stayer} looked up, where the sky was red along the edge by now. Something hot hit the saucepan, and it rang. “It is bad,” said {stayer}. “I know,” said Pim. “I'm scared.” And she pushed a cold little hand into the big one. “Me, too,” said {stayer}. It was the first time that had ever been said on that bench.",
    ],
    end: [
      "Then it went fast. {Stayer} lifted the door off its hinges, the old one, and took it under one arm, and Pim under the other. They ran. Behind them there was a crash, and they did not look round. On the jetty they were all standing up in the boat and stretching out their arms, even the mayor.",
      "From out at sea they watched it. Nobody said a word. The house was the last to go. {Stayer} sat on the door and held Pim in a blanket. “Now I've got nothing left,” said {stayer}. They all moved a little closer. The one who had always hammered began to hum, quite out of tune. And {stayer} did not complain.",
      "They built everything up again, a good bit further along. The first thing that they put up was a door, the old one, without any house round it. The rest came after. {Stayer} sits in front of it on a bench and peels potatoes, always far too many. By supper time everybody has come.",
    ],
  }),
  story({
    says: [
      /\b(?:ride[s]?|rode|walk(?:s|ed)|carr(?:y|ies|ied)|travel(?:s|led)|row(?:s|ed)|drove|drives|pull(?:s|ed)|push(?:es|ed)|sail(?:s|ed)|journey\w*|cycl(?:es|ed)|cross(?:es|ed))\b/,
      phrase(
        "to (?:take|bring|carry|get) (?<sick>(?:his|her|their|an?|the) (?:sick|ill|injured|wounded|feverish|dying|pregnant|blind|weak|old) (?:[a-z]+ )?[a-z]+) to <healer:somebody>",
      ),
    ],
    may: [
      /\b(?:his|her|their|an?) (?:\w+ )?(?<mount>camel|donkey|horse|mule|sledge|sled|boat|bicycle|cart|wheelbarrow|motorbike|raft|tractor|canoe)\b/,
      /\bfor (?:two|three|four|five|many|several) (?:days|nights|weeks|hours)\b/,
      phrase(`in ${where("town")}`),
    ],
    unless: /\b(?:murder\w*|killed|vet|kingdom|dragon|spell|prison)\b/i,
    of: "people",
    after: [
      "{Hero} had tied {thesick} on with {his} own scarf, so that nothing could slip. Behind them the last roof sank out of sight. “Talk to me,” said {hero}. “All the time. About anything. I want to hear that you're there.” And a thin voice began to tell about goats.",
      "+ All day the way went on, and it looked the same in front as it did behind. {Hero} gave most of the water to {thesick} and said that {he} had drunk already. At every stop {he} laid a hand on that hot forehead, and then {he} did not look for a better place to rest. {He} went on.",
      "+ At night {hero} did not dare to sleep. {He} sat there and counted the breaths of {thesick}. When there was too long a time between two of them, {his} own heart stopped as well. Overhead the stars turned. It had never struck {him} how slowly they do it.",
      "Then a wind came, and it took the way from under their feet. {Hero} could not see {his} own hand. {He} knelt down and put {his} back against the wind, and {thesick} was in front of it, and behind them everything roared. The voice had stopped. “And the goats?” shouted {hero}. “What about the goats?” There was no answer.",
      "{Hero} bent down close to {thesick}. The lips were moving. {He} put {his} ear to them. It was not about goats. It was a song, an old one, which everybody there sang to their children. It had as many verses as there are hours in a night. {Hero} knew them all. {He} sang them, into the wind, one after another.",
    ],
    end: [
      "At the last verse it was light. And there in front of them, quite near, as though somebody had put them there overnight, were walls and gardens. {Hero} knocked with both fists. “Open up!” {He} had no voice left. But {healer} had heard it, and came running with one shoe on.",
      "It took a long time behind the closed door. {Hero} sat on the threshold. At last {healer} came out and wiped {healerhis} hands. “Half a day later,” said {healer}, and did not finish it. “Go in. Somebody's asking for you. It's about goats.” {Hero} got as far as the bed, and laid {his} head down on the blanket, and cried, and slept for a day and a night.",
      "They went home slowly, with two scarves now. They stopped at each place that {hero} had only run past, and looked at it. And in the village they still say, when a way is too far: it is only as long as the song. Then somebody begins with the first verse, and they all set off.",
    ],
  }),
  story({
    says: [
      /\b(?:los(?:t|es)|miss(?:es|ed)|was robbed|is robbed|gets robbed|got robbed|broke down|breaks down|stranded|stolen|ran out of)\b[^.!?]*?\b(?<loss>(?:(?:his|her|their|the|all (?:his|her|their)) )(?:[a-z]+ )?(?:passport|money|wallet|luggage|suitcase|backpack|ticket|bags|bag|phone|car|van|bicycle|bike))\b/,
      phrase(
        "<other:somebody> (?:invit(?:es|ed)|t(?:akes|ook)|offer(?:s|ed)|l(?:ets|et)|g(?:ives|ave)|help(?:s|ed)) (?:him|her|them)",
      ),
      /\b(?:stay|in|home|bed|room|night|sleep|shelter|temple|house|supper|dinner|lift|food)\b/,
    ],
    may: [
      phrase(`in ${where("land")}`),
      /\bon (?:the|his|her|their) (?:first|last) (?:day|night|evening)\b/,
      phrase("(?:at|in) <shelter:thing>"),
    ],
    unless: /\b(?:murder\w*|killed|spy|kidnap\w*|ghost|memory|vampire)\b/i,
    of: "people",
    after: [
      "{Hero} had turned out {his} pockets for the tenth time. It did not change anything. Without {theloss} {he} could not go forward and could not go back. “Come again on Monday,” {he} had been told. {Hero} sat on the kerb. It was then that {other} had stopped.",
      "Now {hero} walked behind {other} and did not know what to say. “I can't pay for it,” {he} began. {Other} did not seem to hear. {Other} carried the only thing that {hero} had left, which was a bag of dirty washing, as if it were made of glass.",
      "There was a bowl of rice. There was a mat, and a blanket that smelled of smoke. {Other} pointed at each of them and then at {hero}. At five in the morning there was a broom as well. {Other} pointed at it, and at the yard, and smiled. {Hero} had never been so glad of a broom.",
      "+ {Hero} swept. {Other} watched for some time, shook {otherhis} head, and showed how it was done: slowly, from the inside to the outside, as if there were no Monday. {Hero} thought of {theloss} at every stroke. By the second day it was only at every tenth.",
      "On the third evening {hero} could not bear it. “I've got nothing,” {he} said. “I've got nothing to give you. Why are you doing this?” {Other} thought about that for a long time. Then {other} went and fetched a box from under the mat. There was a photograph in it, very old and creased, of somebody on a kerb, with empty pockets, in a foreign town. It was {other}, many years ago.",
    ],
    end: [
      "“Who took you in?” asked {hero}. {Other} did not know the name, and never had. “It cannot be given back,” said {other}. “I tried. It can only be given on.” And {other} blew out the lamp, because the yard was waiting at five.",
      "On Monday the shutter went up, and there was a stamp, and everything was in order in five minutes. {Hero} could go. {He} went back first, and swept the yard once more, slowly, from the inside to the outside. {Other} stood in the gate and bowed. {Hero} bowed, too, lower, and then {other} lower still, until both of them had to hold on to the wall.",
      "{Hero} has lost a good many things since then and does not look for them very long. But when somebody sits on the kerb and turns out their pockets, {he} stops. “I can't pay for it,” they always say. {Hero} does not seem to hear, and takes the bag.",
    ],
  }),
  story({
    says: [
      /\b(?:[Oo]ne of them|[Tt]he youngest(?: of them)?|[Tt]he (?:eldest|oldest)(?: of them)?|[Hh]is friend|[Hh]er friend|\p{Lu}\p{L}+) (?:does|did|no longer|never) ?(?:not|longer)? ?(?:want|wanted|wants) to (?:go|come|fly|travel|return|leave)\b[^.!?]*/u,
      /\b(?:backpack\w*|travel\w*|trip|holiday|tour\w*|cruise|sail\w*|journey|hik\w*|voyage|interrail\w*)\b/,
      /\b(?:friends|sisters|brothers|students|cousins|classmates|couple)\b/,
    ],
    may: [phrase(`(?:through|across|around|to|in) ${where("land")}`)],
    unless: /\b(?:murder\w*|killed|missing|disappear\w*|cult|ghost)\b/i,
    of: "people",
    after: [
      [
        "It came out at supper, on the third evening before the flight. “I'm not coming back with you,” said Kit, and went on eating. They laughed, because Kit was always joking. Then the laughing stopped, for {hero} had seen that face. All round them lay {theland} with its lights and noises, as if it had not heard anything.",
        "It came out at supper, on the third evening before the flight. “I'm not coming back with you,” said Kit, and went on eating. They laughed, because Kit was always joking. Then the laughing stopped, for {hero} had seen that face.",
      ],
      "+ They had planned it together, on the floor, with a map and a pizza. It had always been all of them: one for the money, one for the way, and Kit for the trouble. “You've got a room at home. You've got a job. You've got us,” they said. “I know,” said Kit. “That's what makes it so hard.”",
      "+ The next day {hero} tried it with lists. What speaks for it, and what against? The list was very sensible. Kit read it from top to bottom and folded it into a small boat. “You've forgotten something,” said Kit. “I'm not homesick here. At home I always was.”",
      "On the last evening but one there was a real quarrel. Words like “selfish” were used, and “coward”. Kit walked out. It got late, and later, and at two {hero} went out to look, with a torch, along the whole beach and up through the lanes. Being angry is not much use when you are frightened.",
      "They found Kit at the last house, where there was light in the kitchen. Kit sat among people who had been strangers a fortnight ago, and shelled beans, and told a story with both hands in a language that was nearly all wrong. Everybody was listening. {Hero} stood outside in the dark. It was years since Kit had looked like that.",
    ],
    end: [
      "They did not go in at once. “I was going to carry that bag on to the plane by force,” said one of them at last. “Me, too.” Then Kit saw them through the window and got up, quite pale. {Hero} came in, and sat down, and pulled the bowl closer. “Show us how it's done,” they said. They shelled beans until it was morning.",
      "At the airport there was one ticket too many. They stood in a circle with their heads together, as they had always done before exams. “Same time every week,” said Kit. “And no lists.” Then {hero} went through the gate. When they turned round, Kit was still waving, brown, barefoot, with a boat made of paper behind one ear.",
      "At home there is a place that is kept free in the round, and a telephone leans there against a glass. “What are you eating?” asks Kit. “Pizza. And you?” “Beans.” And each summer {hero} packs, and nobody has to be asked where they are going.",
    ],
  }),
];
