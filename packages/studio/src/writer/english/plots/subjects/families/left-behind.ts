import { role, story } from "../subject-story.ts";
import { PAIR } from "./words.ts";

/** Stories of what the dead leave: a house, a garden, a cookery book, a name, ashes. */
export const leftBehind = [
  story({
    says: [
      PAIR,
      /\b(?:clear(?:s|ed|ing)?(?: out)?|empt(?:y|ies|ied|ying)|pack(?:s|ed|ing)? up|sort(?:s|ed|ing)? (?:out|through)|clean(?:s|ed|ing)? out|going through|goes? through|went through)\b/i,
      /\b(?:house|home|flat|apartment|attic|things|belongings|farmhouse)\b/i,
      /\b(?:mother|father|mum|mom|dad|parents?|grandmother|grandfather|grew up|childhood)(?:['’]s?)?\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|haunted|treasure|letters?|diary|half[- ]|third|secret|fifth|will|money|photo\w*)\b/i,
    of: "people",
    after: [
      "@room(hero talk, mate talk) They had brought stickers. Green was for keep, red for the skip, yellow for sell. It had seemed a good system in the shop. By ten o'clock {thepair} had put a red one on a green one on the same cracked jug, and were not speaking.",
      "+ @corridor(hero talk, mate talk) “It's a jug,” said the elder. “It leaks.” “It has always leaked,” cried the younger. “ That's what the saucer's for!” They had not quarrelled like this since they were small. It was never about the thing that they were holding. In the hall they fought over the barometer, and on the stairs over a bath mat, and the skip in front of the house grew fuller and fuller.",
      "@room(hero look, mate look) Only the back room stayed as it was. Each of them had opened the door for a moment and shut it again. There stood the sewing table with the lamp, and over the chair lay the grey cardigan, with its elbows still bent. “I'll do it later,” {thepair} both said.",
      "@room(hero stand, mate stand) In the end they went in together. There were three stickers left, one of each colour. Neither of them moved. “I didn't come at Easter,” said the elder at last, very fast. “I said that I had to work. I hadn't got any work.” “I was here at Easter,” said the younger. “I sat in this chair, looked at my phone and thought: when can I leave?”",
      "@room(hero sit, mate sit) So that was what they had been carrying between them all day. They sat down on the floor. The cardigan hung over them. It was the elder who reached up and put a hand in its pocket, as they had done as children.",
    ],
    end: [
      "@room(hero eat, mate eat) There were two cough sweets in it, stuck together, with fluff on them. {Thepair} cried as they had not done at the grave, loudly, with their mouths open, and each of them got one half. It tasted of eucalyptus and wool. “Two,” the elder said. “There were always two.”",
      "+ @street.night(hero climb, mate climb) In the night they climbed into the skip with a torch. A neighbour thought that there were burglars and came out in his nightshirt, and then he held the torch for them. They brought back the barometer, the bath mat, and what was left of the jug. They did not need any of it. But it went on its way with a goodbye now, each thing in its turn.",
      "@street(hero look, mate look) The house has other people in it today, with a swing. {Thepair} drive past it sometimes, slowly. And the cardigan travels. It spends the winter with the elder and the summer with the younger, and whoever hands it on puts two sweets in the pocket.",
    ],
  }),
  story({
    says: [
      /\b(?:garden\w*|allotment|roses?|greenhouse|orchard|flower ?beds?)\b/i,
      /\b(?:wife|husband|widow\w*|mother|father|grandmother|grandfather|sister|daughter|dead|late|death)\b/i,
      /\b(?:widow(?:ed|er)|(?:late|dead|deceased) (?:wife|husband|mother|father|grandmother|grandfather|sister|daughter)|(?:wife|husband|mother|father|grandmother|grandfather)(?:['’]s)? (?:died|dies|death)|after (?:his|her) (?:wife|husband|mother|father)['’]s death)\b/i,
      /\b(?:save|saved|grow\w*|grew|look\w* after|tr(?:y|ies|ied)|tend\w*|plant\w*|keep|kept|learn\w*|wither\w*|wild|overgrown|help\w*|finish\w*|bloom\w*|inherit\w*|neglect\w*|water\w*)\b/i,
    ],
    may: [role("aide", "girl|boy|neighbour|neighbor|granddaughter|grandson|student|daughter|son|gardener")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|buried|body|fairy|fairies|gnomes?|magic\w*|treasure|dragon|sing\w*)\b/i,
    of: "people",
    after: [
      "@garden(hero read) There was a notebook on a nail in the shed. May, it said, in the writing that {hero} knew so well: do the thing with the beans. And on the next page: You-know-what to be cut back, but not too much! {Hero} stood there with the shears and had no idea what.",
      [
        "+ @garden(hero stand, aide point) {Hero} began with what looked untidy. “Stop!” cried {aide} from the fence. “Those are the peonies!” {Hero} looked at the heap at {his} feet. “And that?” {he} asked, and pointed. “That's a weed. You've tied it to a stick.” {Aide} climbed over. “I can read plants,” said {aide}, “but I can't read that writing. You'd have to read it to me.”",
        "@garden(hero look) {Hero} began with what looked untidy. By noon there was a heap as high as a table, and at the very bottom, when it was too late, hung a label: Peony, be patient. A proud thing with yellow flowers, meanwhile, which {hero} had tied to a stick and watered every evening, turned out to be a weed. The postman told {him}. He had kept quiet about it for a fortnight.",
      ],
      "+ @garden(hero read) After that the notebook was read aloud every morning, one page to a day. It was like taking orders from someone in the next room. Snails: be firm. The old apple: talk to it, it sulks. {Hero} felt foolish, but {he} talked to the apple tree, about the weather at first, and then about the evenings. It did not answer. It was a good listener.",
      "@garden(hero carry) In July came the heat. {Hero} carried up the bath water in saucepans. It was not enough. Then the leaves of the rose turned brown, the white one at the gate. There was a heart beside it in the book.",
      [
        "@garden(hero stand, aide read) “It's dead,” said {hero} on the last day of August. “I've let it die. All of it.” {He} threw the notebook on the compost and went in. {Aide} fished it out and turned the pages to the end. “There's something here,” said {aide} through the kitchen window. “It's not about plants. Read it to me.”",
        "@garden(hero talk) “It's dead,” said {hero} to the apple tree on the last day of August. “I've let it die. All of it.” {He} threw the notebook on the compost. It fell open at the back, at a page that {he} had never reached, because {he} had always read just one a day. There were no lists on it. {Hero's} own name stood at the top.",
      ],
    ],
    end: [
      "@garden(hero read) If you have got this far, it said, you'll have killed the rose. Everybody does in the first year. I did too, I bought a new one and never told you. It isn't about the rose. I wanted you to have somewhere to go in the morning. And sooner or later there is always a face at the fence. Give it a cup of tea, but not the good biscuits.",
      [
        "@garden(hero eat, aide eat) “Which are the good biscuits?” asked {aide} after a while. {Hero} fetched them, the whole tin. They ate them on the bench by the gate. Then {aide} bent down and scratched with one thumbnail at the bare stem of the rose, close to the ground. Under the bark there was a line as thin as a thread, and it was green.",
        "@garden(hero eat) The postman came up the path and stopped, because of {hero's} face. {Hero} fetched the tin with the good biscuits. They ate them on the bench by the gate. Then the postman, who knew about such things, scratched with one thumbnail at the bare stem of the rose, low down, close to the ground. Under the bark there was a line as thin as a thread, and it was green.",
      ],
      "@garden(hero talk) The notebook hangs on its nail again. It has a second part now, in another handwriting. Beans: done. Snails: negotiating. The white one by the gate: four flowers, one of them for you. And every morning, before the first watering can, someone stands under the old apple tree and tells it everything.",
    ],
  }),
  story({
    says: [
      /\b(?:recipe|recipes|cookbook|cookery book|recipe book|cooks? her way|cooked her way|dish(?:es)?|soup|stew|cake|pie|sauce|dumplings)\b/i,
      /\b(?:(?:late|dead|deceased) (?:mother|mum|mom|grandmother|grandma|father|wife|husband|nonna|aunt)(?:['’]s)?|(?:mother|mum|mom|grandmother|grandma|wife|husband|father|aunt|nonna)(?:['’]s)? (?:has |had )?(?:died|dies|death|passed away)|after (?:her|his) (?:mother|grandmother|wife|husband|father)['’]s death|inherit\w*)\b/i,
      /\b(?:cook\w*|bak(?:e|es|ed|ing)|finds?|found|page|torn|missing|incomplete|secret|taste\w*|try|tries|tried|last|every)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|restaurant|rivals?|magic\w*|spy|widower|learns? to|learned to|brothers|sisters|contest|competition|father['’]?s?|grandfather['’]?s?|husband['’]?s?)\b/i,
    of: "people",
    after: [
      "@kitchen(hero read) The book was held together by fat and rubber bands. On page one {hero} found the words: First, wash your hands, I can see you. {He} washed {his} hands, tied on the apron that still had a clothes peg in its pocket, and began at the beginning.",
      "+ @kitchen(hero cook) Nothing in it was measured properly. A good deal of butter, it said. Salt, until it's enough. Cook for as long as a phone call with Aunt Vera. {Hero} burned the first dish and drowned the second. The third could be eaten. While {he} was chewing, {he} was suddenly eight years old, with wet hair, at this same table, and somebody was humming.",
      "+ @kitchen(hero cook) After that {he} cooked every evening. There were notes in the margins, in pencil: the day the roof leaked. For the new neighbours, they look thin. {He} cried into it, {hero}, do not make this again. Through those pages {hero} got to know someone whom {he} had only ever seen from below. The freezer was full. {He} began to ring at doors with bowls in {his} hands.",
      "@kitchen(hero look) But one dish was nowhere, and it was the one that mattered: what there had been on the bad days, when a fever or a broken heart came home from school. {Hero} only knew that it was yellow and that it helped. Where it should have stood, between soups and Sundays, there was a jagged edge. Somebody had torn the page out.",
      "@kitchen(hero sit) {Hero} asked the whole street, and that was how {he} came to sit in old Mrs. Petrosyan's kitchen, across the landing. She took a folded sheet from behind a saint. “Thirty years ago, when my boy died,” she said, “there was a knock. She put a bowl in front of me, and this beside it. She'd torn it out for me.”",
    ],
    end: [
      "@kitchen(hero sit) It was four lines long. An egg, a lemon, rice, what's left of the chicken. Underneath it said: The recipe isn't important. What helps is to sit down with them and stay until the bowl is empty. Don't talk. {Hero} could not see any more. “Sit,” said Mrs. Petrosyan, and put a pan on the stove.",
      "@kitchen(hero eat) She put the bowl in front of {hero}, sat down opposite, with her hands in her lap, and did not talk. It was yellow. It tasted of fever, and rain, and of being found. {Hero} ate slowly, to the last grain of rice, and when {he} looked up it had helped.",
      "@corridor(hero carry) The page is back in its place, with a strip of tape. In the margin there is a new note in ink, and a date. For me, it says. By Mrs. P. A little more lemon. And on the landing, on some evenings, a door is heard, and then another, and someone walks very carefully, so as not to spill.",
    ],
  }),
  story({
    says: [
      /\b(?:friends|mates|women|men|pensioners|bandmates|girls)\b/i,
      /\b(?:road trip|drive|drives|drove|set off|travel\w*|journey|trip|camper|van|bus|car|hike|sail\w*)\b/i,
      /\b(?:ashes|urn|scatter\w*|(?:dead|late) friend|funeral|in memory of|last wish)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robbery|bank|brothers|sisters|siblings|father['’]s|mother['’]s|dog|cat|gangster)\b/i,
    of: "people",
    after: [
      "@street The urn sat in the front, because it had always been the one who got sick in the back. They had put a pair of sunglasses on it. “No crying before lunch,” {hero} decided at the first petrol station, and it was written on the dashboard in lipstick, like a law.",
      "+ They got on well for sixty miles. After that the old battles began: the window, the music, who had been in love with whom in which summer. “That's not how it was,” each of them said in turn. And at each quarrel they looked to the front, out of habit, because it was always the same person who had settled things, with one dry sentence. The sunglasses said nothing.",
      "@bedroom In a guesthouse with swans on the towels they opened the envelope. There was a list in it. Swim somewhere that is too cold. Have your portrait done by a bad painter. Find out why we stopped dancing. “We can't be ordered about any longer,” said {hero}. But the first of them was already looking for a towel.",
      "@restaurant The water was so cold that they screamed in four keys. The painter gave all of them the same nose. In a roadside bar, with sticky tables, {hero} put a coin in the machine, and they danced, stiff-hipped, in their walking shoes, around a chair with an urn on it. It was the first time in thirty years, and none of them could say why it had ever ended.",
      "Then they stood at the end of the road. There was nothing after it but wind. Someone lifted the lid, and shut it again. “I can't,” {hero} said. “As long as we're driving, we're all still here. Once that's empty, we're the rest.” They sat down in a row with the urn in the middle, and now it was long past lunch, and they cried.",
    ],
    end: [
      "At the bottom of the envelope there was one more slip. I know you, it said. You're sitting there, and not one of you will open me. So do half. Take the rest home, and come again next year, and do half of that. If my sums are right, you'll never be done. Then, for the first time that day, they roared with laughter.",
      "+ They measured it with a coffee cup. The wind took one half, high up and out over everything, faster than any of them would ever have driven. No one made a speech. “Too much salt in the air for my hair,” {hero} said finally, in that dry voice which they all knew, and it was so well done that they turned round.",
      "@street Every year, in the same week, the car stands at that petrol station with its windows down. On the dashboard the lipstick has never been wiped off, and in front, with its belt on, in sunglasses, travels half of a half of a half.",
    ],
  }),
];
