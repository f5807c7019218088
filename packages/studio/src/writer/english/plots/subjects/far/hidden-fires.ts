import { role, story } from "../subject-story.ts";

/** Stories of forbidden powers, medicine on hard roads, last books, clockwork hearts, and wagons. */
export const hiddenFires = [
  story({
    says: [
      /\b(?:magic(?:al)?|powers?|gift|control(?:s|led)? (?:the )?(?:sea|water|fire|wind|storms?|ice|plants|animals|shadows?|light|lightning|weather)|witch|mage|sorcer\w+|spells?)\b/i,
      /\b(?:hid(?:es?|den)?|hide|hiding|secret\w*|forbidden|banned|outlawed|illegal|conceal\w*|punish\w*|hunt\w*|fle[ed]\w*|nobody (?:may|must) know)\b/i,
      /\b(?:king\w*|queen\w*|soldiers?|kingdom|empire|emperor|hunters?|guards?|prince|land|village|city|town)\b/i,
      /\b(?:girl|boy|woman|man|teenager|daughter|son|princess|prince|orphan|apprentice|servant|sister|brother)\b/i,
    ],
    unless:
      /\b(?:murder\w*|school|academy|superhero\w*|accused|trial|burn(?:ed|t)? at|wolf|werewolf|vampire|dragons?|modern|ring|book|sword|lamp|marry|wedding|curse\w*)\b/i,
    of: "people",
    after: [
      "{Hero} wore gloves, even in summer, and never got angry. That was the rule. If {he} laughed too loudly, it came out by itself, at the tips of {his} fingers. On every door of the land hung the king's notice. There was a reward.",
      [
        "“You're doing it again,” whispered {mate}, and quickly covered {hero's} hand with a scarf. “Does it hurt?” asked {mate}. “Only when I hold it back,” said {hero}. “Then it always hurts,” said {mate}.",
        "It did not hurt when it came out. It only hurt when {hero} held it back. So it nearly always hurt. At night, in the empty mill, {he} took off the gloves for as long as it takes to breathe ten times.",
      ],
      "@village(hero stand) Then the king's soldiers came, thirty of them, with a captain in a grey coat. “Somebody here has the forbidden gift,” said the captain. “Show me your hands.” They stood in a long row on the square, and {hero} was the last.",
      "+ @village(hero look) The captain walked slowly. In front of an old man he stopped and said something kind. He had kept his own gloves on, and {hero} noticed that he never touched anything. Where he had stood, the snow was melted, in the shape of two boots.",
      "@village(hero look) “You,” said the captain. {Hero} looked at the ground. At that moment there was a crack. Behind the soldiers the old dam above the village had split, from top to bottom. The water stood up like a wall, and not one of the soldiers could do anything.",
    ],
    end: [
      "@village(hero stand) {Hero} tore off the gloves. {He} did not hold anything back, for the first time in {his} life, and it did not hurt at all. It came out of both hands, bright and wide. It went over all their heads and met the water, and the water stopped. “I can't hold it alone!” cried {hero}.",
      "@village(hero stand) Then somebody stood beside {him}. It was the captain. His grey gloves lay in the snow. His hands were shining, too. “I've hunted people like us for years,” he said, “so that nobody would look at me.” Together they pressed, step by step, until the river lay in its bed again.",
      "@village(hero stand) It was very quiet. An old man picked up {hero's} gloves and threw them into the river. “You won't be needing those,” he said. Then from the end of the row, quite shyly, a small girl lifted her hand. It glowed.",
      "@river.dusk(hero talk) The king's notice still hangs there, but somebody has crossed out a word. “Whoever has the gift,” it says now, “is needed.” On the dam, in the evening, {hero} taught the small girl how to breathe. And each time that {he} laughed, it lit up the whole valley.",
    ],
  }),
  story({
    says: [
      /\b(?:medicine|medicines|serum|vaccine|antidote|penicillin|insulin)\b/i,
      /\b(?:storm|snow\w*|blizzard|sled\w*|sledge|mountains?|pass|ice|winter|frost)\b/i,
      /\b(?:bring\w*|brought|carr(?:y|ies|ied)|deliver\w*|fetch\w*|get medicine|transport\w*)\b/i,
      /\b(?:ill|sick|fever|disease|epidemic|village|island|child\w*|mother|father|brother|sister|daughter|son|people|town|hospital|save|dying|patients?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|space\w*|mars|dragon|witch|wizard|unicorn|steal\w*|stole\w*|drugs|zombies?|laboratory|spell|fox|rabbit|bird|sail\w*|crew|boat|(?:find|look for|search for) (?:a|the) (?:cure|herb|flower|plant|antidote)|flowers?|herbs?|desert|camels?)\b/i,
    of: "people",
    after: [
      "The box was no bigger than a loaf. In it, in straw, lay twelve little bottles. “It mustn't freeze, and it mustn't break,” said the old doctor, and tied it shut three times. “And it has to be there by Sunday.” {Hero} put the medicine under {his} coat, next to the skin, where it was warm.",
      [
        "They took turns, {hero} and {mate}. One carried the box, and the other went ahead and looked for the way. “Are they still alive?” asked {mate}. “They're waiting,” said {hero}.",
        "{Hero} counted steps, because that was easier than counting hours. After every thousand {he} put a hand on the box. “Still there?” {he} asked. In there the bottles clinked, very softly, like someone who answers with chattering teeth.",
      ],
      "On the second night the storm came. {Hero} could not tell any longer where above was and where below. Something struck {him}, and {he} fell, and landed on {his} back and not on the box. There was a crunch. {Hero} did not dare to open the lid.",
      "+ Of the twelve bottles ten were whole. {Hero} wept for the two of them, briefly, because tears are warm and it would have been a waste. Then {he} stuffed {his} own scarf into the gap, so that nothing could clink any more, and stood up. One knee would not bend. The other one did.",
      "By Sunday morning {hero} was crawling. {He} saw the place already, very small, on the other side. But {his} arms had stopped doing what {he} said. {He} held up the box as high as {he} could. “Here!” {he} called. It came out as a whisper.",
    ],
    end: [
      "@village(hero look) Over there a bell began to ring. A boy with a spyglass had been sitting in the tower for three days. They came out to meet {hero}, everybody who was able to walk, with ropes and planks and bare hands. They made a chain, from hand to hand, right out to {him}.",
      "The medicine went from arm to arm along that chain, faster than {hero} could have run with it. Then there were arms under {his} shoulders, too. “You can let go now,” someone said. {Hero} had not noticed that {he} was still holding out both hands.",
      "@bedroom(hero sit) {He} slept for two days. When {he} woke up, somebody small was sitting on the bed, with a bandage around the neck, and was eating porridge. “You snore,” said the child. {Hero} had never seen anything finer than that porridge. The spoon went up and down, up and down.",
      "@village(hero stand) The box hangs in the school there, open, with the straw. Once a year they ring the bell and make the chain again. {Hero} always stood at the very end, and somebody small always held {his} hand.",
    ],
  }),
  story({
    says: [
      /\b(?:last|only|secret|hidden|forbidden|underground) (?:[a-z]+ ){0,2}(?:librar(?:y|ian|ies)|books?|bookshop|bookseller|storyteller|reader)\b|\bbooks? (?:are|is|were|was|had been|have been) (?:forbidden|banned|burn\w*|illegal|destroyed)\b|\bburn\w* (?:all )?(?:the )?(?:last )?books\b/i,
      /\b(?:earth|world|future|city|land|dictator|regime|war|20\d\d|21\d\d|apocalyp\w*|government|police|soldiers?|forbidden|banned|illegal|burn\w*|cold|warm|winter|king|village|town)\b/i,
      /\b(?:protect\w*|sav(?:e|es|ed)|hid(?:es|den)?|hide|guard\w*|reads?|smuggl\w*|memori[sz]\w*|keeps?|kept|rescu\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|magic book|ghost|space\w*|cookbook|recipes?|overdue|library (?:card|fine))\b/i,
    of: "people",
    after: [
      "@library(hero walk) There were four thousand and six books left. {Hero} knew them all by their backs. In the evening {he} walked along the shelves with a candle and touched each one with a finger. Then {he} read one page aloud, to keep the words from getting stiff.",
      [
        "@library.night(hero talk, mate talk) “They've been to the next street,” said {mate}. “They're coming tomorrow, with the carts.” {Hero} and {mate} carried books into the cellar until their arms shook. But four thousand and six are a great many, and the cellar was small. “Which ones?” asked {mate}. {Hero} could not say.",
        "@library.night(hero carry) When the carts were heard in the next street, {hero} carried books into the cellar until {his} arms shook. But four thousand and six are a great many, and the cellar was small. {Hero} could not choose.",
      ],
      "@library(hero stand) In the morning the door was broken open. In front stood a big man with a beard full of ice, and behind him thirty others. “It's nothing against you,” said the big man. “Paper burns.” {Hero} stood in front of the shelves with spread arms. “Then warm yourselves first,” {he} said, “in another way. For one hour.”",
      "@library(hero read) {He} opened the nearest book and began. It was about an island. {Hero} read of sand so hot that you had to hop, and of a girl who swam with a turtle. It grew quiet. Somebody at the back unbuttoned his collar.",
      "+ @library(hero read) {Hero} read until {he} was hoarse. Whenever {he} wanted to stop, a voice said, “And then?” It got dark, and nobody had lit a fire, and nobody had gone. They sat close together on the floor, thirty of them, and it was so warm between them that the ice had melted out of all the beards.",
    ],
    end: [
      "@library(hero give) “And how does it end?” asked the big man, when {hero} shut the book. “I'll read that tomorrow,” said {hero}. “If it's still here tomorrow.” The big man turned red. “My name is Bruno,” he said. “I can't read. Is that thing with the turtle true?” {Hero} laid the book in his hands.",
      "@library(hero talk) They chopped up the carts and burned those. The next evening there were sixty, and then the stairs were full as well. {Hero} taught them the letters, on the wall, with coal: A was a tent and B was a pair of glasses.",
      "+ @library(hero read) Then nothing could happen to the books any longer, even if they burned. For each person took one home, not under the coat but in the head. There was the woman who was the island, and the boy who was all the poems beginning with “O”. On the street you could stop them and ask for a page.",
      "@library.night(hero walk) There are four thousand and seven books now. The last one is thin, written with coal and full of mistakes, and it is called “How I Was Cold, by Bruno”. In the evening {hero} walked along the shelves with the candle and touched each with a finger. At that one {he} always stopped, and read a page aloud.",
    ],
  }),
  story({
    says: [
      /\bclock ?work|\bmechanical\b|\bsteampunk\b|\bgears?\b|\bcogs?\b/i,
      /\bheart\b/i,
      /\b(?:heart|city|town|kingdom|bird|nightingale|dragon|doll|girl|boy|man|horse|tower)\b/i,
      /\b(?:heart|runs? down|ran down|stop\w*|wind(?:s|ing)?|wound|key|discover\w*|f(?:inds?|ound)|keeps? (?:everything )?running|kept (?:everything )?running|tick\w*|repair\w*|broken|broke|secret)\b/i,
      role(
        "child",
        "orphan|girl|boy|apprentice|daughter|son|clockmaker|inventor|princess|prince|young woman|young man|child",
      ),
    ],
    unless: /\b(?:murder\w*|bomb|heart (?:attack|surgeon)|museum|toy shop|time travel\w*|football|school)\b/i,
    lead: "child",
    after: [
      "@street(hero walk) Everything in that city ran on springs: the trams, the fountains, even the pigeons on the roofs. At noon everything stood still for one tick and went on. {Hero} put a hand on {his} chest. In there something had stood still for one tick, too.",
      [
        "@workshop(hero talk, mate look) “Listen,” said {hero}. {Mate} put an ear to {hero's} chest. It did not go bump, as with other people. It went tick. “That's the loveliest thing I ever heard,” said {mate}. “I'm not a real one,” said {hero}, with trembling lips. “You're crying,” said {mate}. “Clocks don't.”",
        "@workshop(hero sit) At night {hero} held the breath and listened. It did not go bump in there, as with other people. It went tick. “So I'm not a real one,” {hero} thought, and cried into the pillow.",
      ],
      "@street(hero look) The next day the trams were late. Then a pigeon dropped out of the air. The whole city went slower and slower, and in the tower the great clock groaned. “The main spring is tired,” said the clockmakers. “There's nothing to be done.”",
      "@corridor(hero climb) {Hero} climbed up into the tower, all nine hundred steps. Among the huge wheels there was a little glass door, and behind it a hollow in the shape of a heart. Beneath it was written: “In an emergency only. Please ask first.”",
      "+ @workshop(hero talk) “So that's what I was made for,” said {hero}, in the last workshop of the city, to the oldest of the clockmakers. “I'm a spare part.” The old woman put down her magnifying glass. “I knew who built you,” she said slowly. “She cried when the tick began. Nobody cries over a spare part.”",
    ],
    end: [
      "@corridor.night(hero stand) That evening all the lamps went out, one after the other. {Hero} stood before the glass door with one hand on it. “Please ask first,” it said. So {hero} leaned out of the tower and shouted over the dark roofs, “Do you want it? It's the only one I've got!”",
      "@street.night(hero look) It was quiet down there. Then a window opened. “No!” called a voice. “Keep it!” called a second. Bakers and tram drivers and children came up the stairs with lamps, put their hands to the big wheels, and pushed. “We've got arms!” they shouted. “Just tell us how fast!”",
      "@street.night(hero stand) {Hero} stood in the middle and put both hands on {his} chest. “Now,” {he} called, with each tick, “and now, and now.” The great clock shook itself. A lamp went on, and then a tram rang its bell, and high up on the roof a pigeon opened its eyes.",
      "@street(hero walk) They take turns at the wheels now, one hour each a week, and it is where people meet. {Hero} calls the time. And when {hero} laughs, it skips a tick, like everybody's.",
    ],
  }),
];
