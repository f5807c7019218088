import { role, story } from "../../subject-story.ts";

/** Stories of what comes unasked: a silent city, a letter for a stranger, a bell, a key. */
export const ofTurns = [
  story({
    says: [
      /\b(?:letter|postcard|parcel|package|telegram|suitcase)\b[^.]*/i,
      /\b(?:arrive[sd]?|comes?|came|delivered|found|finds?|turn(?:s|ed) up|lost|wrong address|years? (?:late|ago|old)|from 1[89]\d\d)\b/i,
      /\b(?:look(?:s|ed)? for|search(?:es|ed)? for|try to find|tr(?:y|ies|ied) to find|want(?:s|ed)? to find|set(?:s)? out to find)\b[^.]*/i,
      role("receiver", "woman|man|addressee|owner|recipient|sender|person|bride|soldier|girl|boy|family"),
    ],
    unless: /\b(?:murder\w*|kill\w*|stolen|thief|Santa|dead|died|ransom|diary|treasure|bomb)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) It lay on the kitchen table for two days. The stamp was one that is no longer sold, and the name on it stood on no doorbell. “It isn't ours,” somebody said. “But it has come to us,” said {hero}. On the third day {hero} could not look at it any more without feeling that it was looking back.",
      "@street(hero walk) The search began next door and went on in the registry, in the parish, and in a café where the old men played cards. Some of them remembered a name, and some a hat. “Moved away,” they said, “before the bridge was built.” Each of them held the envelope for a moment, quite carefully, and each of them wanted to know what was in it. {Hero} did not know. It was still sealed.",
      "+ @train(hero sit) There was a wrong one, too. They took the train for three hours to somebody with the right name, who had tears in the eyes and then read the date. “I wasn't born then,” came the answer. “I only hoped that someone was looking for me.” They stayed for supper.",
      "@street(hero stand) In the end it was four streets from home. All that time {receiver} had lived four streets away, behind a green door. {Hero} had walked past it every day, with bread. Now the hand with the envelope was shaking. “You'll think that we're mad,” said {hero}. “But we've got your post.”",
    ],
    end: [
      "@room(hero sit, receiver look) {Receiver} turned it over for a long time. “That is his writing,” said {receiver} at last. “I waited for this. I sat by that window for a summer, and then I stopped.” The knife went along the edge, quite slowly. It was one page. {Hero} looked at the carpet, so as not to read it in that face.",
      "@room(receiver talk) “He asks if I'll come to the station on Saturday,” said {receiver}. There was a pause. “So it wasn't that he didn't ask.” It was said with surprise, as one says that the rain has stopped. “All my life I've thought it was me. It was only the post.” And then {receiver} began to laugh, and had to wipe both eyes, and poured the coffee next to the cup.",
      "@station(receiver stand, hero stand) On Saturday they went to the station, all of them together, and stood for a while beneath the clock. Nobody came, of course. “I just wanted to have been here,” said {receiver}. They had an ice cream at the kiosk. They still do that, on Saturdays, and the letter comes along, in the inside pocket, where a letter belongs that has arrived.",
    ],
  }),
  story({
    says: [
      /\b(?:bells?|clock|siren|foghorn|horn|organ|gong)\b[^.]*/i,
      /\b(?:(?:nobody|no one|everyone|everybody|(?:could|can|cannot|can't|couldn't)(?: not)?) (?:in the \w+ )?(?:can |could |cannot |not )?sleep|no sleep|sleepless|kept (?:everyone|everybody|the \w+) awake|keeps (?:everyone|everybody|the \w+) awake|too loud|loud)\b/i,
      /\b(?:town|village|street|valley|building|island|neighbours|neighbors|people|everyone|everybody|nobody|no one)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghost|insomnia|orchestra|baby|teething|monster|dragon|giant|steal\w*|stolen|silent|stopped ringing|contest)\b/i,
    after: [
      "@village.night By now they all had rings round their eyes as dark as plums. The baker put salt in the buns. The schoolteacher fell asleep in the middle of the seven times table, and the children, who were asleep as well, did not notice. At every hour of the night {hero} sat up in bed and said a word that one does not say.",
      "@hall They held a meeting. It was a short one, because everybody dozed off. “It has always been like that,” said the very old woman at the back, but nobody listened to her. So it was decided to make it stop, that very evening, once and for all. And it stopped. They had wrapped it up in mattresses, and {hero} had held the ladder.",
      "+ @village.night The silence was wonderful. {Hero} lay on {his} back and listened to it. It was so quiet that you could hear the moon. After an hour {he} was still listening. When was the next hour going to be? One could not tell. There was nothing to say “one word” about.",
      "@village.dawn On the next morning nobody had slept. They had all lain there and waited for it. The buns were black, and the train left empty. And the little goatherd had not come down from the mountain in the fog. He always went by the sound.",
    ],
    end: [
      "@village They stood in the square and looked at one another with red eyes. “He always went by the sound,” {hero} said again. Then they ran, all of them at once. They tore off the mattresses with their bare hands. When it began, they cheered. At twelve he came round the corner, with eleven goats. “Why are you making such a noise?” he asked.",
      "@hall “It has always been like that,” said the very old woman, “but in the old days we used to be tired.” Now they listened to her. There were dances in the old days, she told them. Nobody who has danced until eleven hears anything until six. It did not sound likely. But they tried it that same evening, from despair.",
      "@village.night It is as loud there as ever. Strangers complain about it at the inn. “About what?” asks {hero}. {He} dances in the second row now, and after that {he} could sleep through a thunderstorm. Only once a year, on the day of the fog, everyone stays awake on purpose, and they count along, aloud, from the first stroke to the last.",
    ],
  }),
  story({
    says: [
      /\b(?:wish(?:es|ed)?|want(?:s|ed)?|dream(?:s|ed|t)?|long(?:s|ed)?|pray(?:s|ed)?)\b[^.]*\b(?:quiet|peace|silence|alone|left in peace|one (?:quiet |calm )?day|rest)\b/i,
      /\b(?:w[ao]kes?(?: up)?|woke(?: up)?|the next (?:day|morning)|comes? true|came true|suddenly|everyone (?:is|was|has|had)|everybody)\b[^.]*\b(?:alone|empty|silent|gone|disappeared|vanished|nobody|no one|deserted|quiet)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghost|genie|dragon|zombie|virus|spaceship)\b/i,
    of: "people",
    after: [
      "@bedroom(hero sit) It was twenty to nine, and nobody had pulled off {hero's} blanket. That was the first thing. {He} lay there and waited for the usual noise: the shoes, the shouting, the door. Nothing. In the kitchen the chairs stood in their places, and there was not one crumb. “Hello?” called {hero}, out of politeness. Then {he} ran a bath.",
      "@kitchen(hero eat) It was the most beautiful morning in years. {Hero} drank the coffee while it was hot. {He} read a newspaper from front to back, ate the whole of the good chocolate in the sunshine, and heard a thought come and go again undisturbed. It had been a long time since {he} had met one of those.",
      "+ @street(hero walk) The streets were empty, too. The traffic lights turned red and green for nobody. {Hero} walked down the middle of the main road in {his} dressing gown and sang. At the fountain {he} bowed. It was a pity that no one had seen it. They would have laughed at home.",
      "@room(hero look) By four in the afternoon {he} had tidied up, and it stayed tidy. That was odd. {Hero} put a cup down in the wrong place. It remained there. {He} found one small sock behind the sofa, with a hole in it, and sat down with the sock in {his} hand. {He} knew exactly how that hole had come about. There was nobody {he} could have told it to. And then it was so quiet that it hurt in the ears.",
    ],
    end: [
      "@room.night(hero stand) In the evening {hero} laid the table for all of them. {He} shouted for supper, at the top of {his} voice, as always, three times. {His} voice broke at the third name. “All right,” {he} said to the ceiling. “I meant an hour. I only meant an hour.”",
      "@bedroom.dawn(hero hug) Somebody pulled off the blanket. It was twenty to seven. “I can't find my other sock,” said a voice, much too loud, and behind it another was shouting, and something fell down and rolled. {Hero} caught hold of whoever was nearest and did not let go for such a long time that it began to wriggle. “What's the matter?” “Nothing,” said {hero}. “It's behind the sofa.”",
      "@bathroom(hero sit) On Sundays from four to five there is a sign on the bathroom door now, and no one may knock. {Hero} lies in the tub and listens. Outside there is thumping, and arguing, and laughter. {He} could turn on the radio, so as not to hear it. {He} leaves it off.",
    ],
  }),
  story({
    says: [
      /\b(?:w[ao]kes? up|woke up|lost (?:his|her) memory|loses (?:his|her) memory|amnesia|cannot remember|could not remember|can't remember|(?:does not|did not|doesn't|didn't) (?:know|remember) (?:who|what|how|where)|no idea who)\b[^.]*/i,
      /\b(?:who (?:he|she) (?:is|was)|memory|amnesia|(?:his|her) (?:own )?name|remember\w*)\b/i,
      /\b(?:pocket|bag|hand|ticket|note|photo|photograph|suitcase|ring|key)\b[^.]*/i,
      /\b(?<clue>key|note|ticket|photo|photograph|ring|suitcase|letter|coin|map|telephone number|phone number)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|blood|assassin|spaceship|robot|killer|dead|money)\b/i,
    of: "people",
    after: [
      "{Hero} went through {his} pockets once more. There was nothing else, only the {clue}. {He} laid it on {his} palm. It was a bit worn; {his} fingers knew it, even if {he} did not. In a window {he} saw a face, and nodded to it, and the face nodded back. They had not been introduced.",
      "“Where are you going?” people asked. “I'm looking,” said {hero}. It was odd what {he} knew. {He} knew how one ties a reef knot, and that there was no sugar for {him}. It was like a house in which all the furniture is there, and only the nameplate has been unscrewed.",
      "+ A waitress gave {him} soup and would not take anything for it. “Perhaps you're rich,” she said. “Perhaps I'm wanted,” said {hero}. They both looked at {his} hands. There was paint under the nails, blue paint. “A forger?” asked the waitress. “A house painter,” {he} hoped.",
      "Towards evening {his} feet turned a corner without asking {him}. Past a fountain they went, and up some steps, leaving out the fourth. Before a door {he} stopped. It was blue, and newly painted. {Hero} took out the {clue}, and {his} heart began to beat as if it had recognised somebody.",
    ],
    end: [
      "Before {he} could do anything, the door was torn open. A child stood in it, with a brush in its fist and blue up to its elbows. “You only wanted to get turpentine!” it cried. “That was yesterday!” And it threw both arms round {hero's} legs, so that {he} was blue to the knees. Behind it came a woman, and she sat down on the stairs, as though her strings had been cut.",
      "“I don't know who I am,” said {hero}, because it had to be said. “You've got a bump on your head like an egg,” said the woman, when she could speak. “You're the one who leaves out the fourth step, because it creaks. You whistle when you're frightened. We'll tell you the rest. We've got time.” “I'll be Ida,” said the child, and held out a blue hand. {Hero} shook it.",
      "Most of it has come back by now, one piece at a time, in no particular order. The door is finished. Only at the height of {his} knees there is a mark of two small hands, and they have left that as it is. The {clue} hangs beside it on a hook. And the fourth step {hero} still leaves out, going up and going down.",
    ],
  }),
];
