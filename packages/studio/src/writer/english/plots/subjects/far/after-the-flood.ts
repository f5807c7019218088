import { role, story } from "../subject-story.ts";

/** Stories of those who are left behind, come back too late, or go on after the great flood and the last light. */
export const afterTheFlood = [
  story({
    says: [
      /\b(?:robots?|android|rover|machine|probe|computer)\b/i,
      /\b(?:left (?:alone|behind)|alone|abandoned|forgotten|last|wait(?:s|ed|ing)? for|keeps? (?:\w+ing)|kept (?:\w+ing)|deserted|empty|everyone (?:has|had) (?:left|gone)|for (?:\w+ )?years)\b/i,
      /\b(?:moon|mars|planet|base|station|colony|spaceship|space|asteroid|lunar)\b/i,
      /\b(?:crew|humans?|people|astronauts?|return|come back|came back|coming back|clean\w*|signal|message\w*|plant\w*|water\w*|wait\w*|friend|garden)\b/i,
    ],
    may: [/\b(?<task>clean(?:s|ed|ing)?|water(?:s|ed|ing)?|polish(?:es|ed|ing)?|sweep(?:s|ing)?|swept)\b/i],
    unless: /\b(?:murder\w*|war|evil|takes? over|took over|dance|school|boy|girl|aliens? attack)\b/i,
    after: [
      "@spaceship(hero look) Each morning {hero} switched on the lights of the base, one after the other, and said good morning to six empty chairs. {He} laid six spoons on the table, and in the evening {he} washed them, though nobody had eaten.",
      "@spaceship(hero walk) {He} knew each of the crew by what they had left behind: a red glove, a comb, half a crossword, a drawing by a child with a yellow sun on it. {Hero} dusted the drawing on Mondays. {He} had never found out why a sun should smile.",
      "@space(hero walk) On the wall by the airlock {hero} made a stroke for each day of waiting. When the wall was full, {he} went on outside, in the dust, in rows of ten. Seen from above, it must have looked like a very long letter.",
      "+ @spaceship.night(hero sit) At night {hero} listened to the radio. There was a hiss in it, like rain, and {he} had learned to like it. “Base here,” said {hero} every hour. “All is clean. All is ready. When are you coming back?” After that {he} left exactly so much time as a human needs to think of an answer.",
      "@spaceship(hero look) Then the power began to fail. {Hero} worked it out: there was enough for the heating, so that nothing in the base would freeze, or there was enough for {himself}. {Hero} sat down by the window, wrote a note, and switched {himself} off.",
    ],
    end: [
      "@spaceship(hero sit) The dust settled, quite slowly, on the round window. And then, after a time that nobody had counted, the wheel of the airlock began to turn.",
      "@spaceship(hero look) “It's warm in here,” said a voice. A glove wiped over the glass of {hero's} eyes. It was a red glove, and its pair had been lying in the cabin for all that time. Somebody read the note aloud. It said: “Welcome home. The spoons are clean. Please excuse the dust.”",
      "@spaceship(hero talk) Around {him} knelt six people. Four of them had grown grey, and two of them were new and quite young. “We saw your strokes from up there,” said the one with the glove. “We had been told there was nothing left here to come back for. Then we saw that somebody was waiting.”",
      "@spaceship.golden(hero look) One of the young ones pointed at the drawing with the yellow sun. “That's mine,” she said. “I was four.” {Hero} looked from the drawing to her face, which was smiling, and then {he} understood about the sun. That evening there were seven chairs at the table. {Hero} had no use for a spoon, but {he} got one.",
    ],
  }),
  story({
    says: [
      /\b(?:astronauts?|cosmonauts?|space(?:ship| ?traveller| mission| pilot)?|crew|pilot|returns?(?: to)? earth|mission|rocket)\b/i,
      /\b(?:returns?|returned|comes? (?:back|home)|came (?:back|home)|lands?|landed|back (?:on|to|home))\b/i,
      /\b(?:(?:\w+ )?(?:hundred|thousand|\d{2,4}|fifty|sixty|forty|thirty|seventy|eighty|twenty|many|hundreds of) years? (?:have |has |had )?(?:passed|gone by|later|went by|in the future|too late|old)|older than|aged|(?:everyone|everybody) (?:\w+ ){0,4}(?:is|was|has|had) (?:old|dead|gone)|(?:daughter|son|wife|husband|brother|sister|twin) (?:is|was) (?:now )?(?:old|older|an old|\d\d|grown)|only (?:\w+ ){1,3}(?:months?|years?|weeks?|days?) (?:for|older|have|had|passed))\b/i,
    ],
    may: [
      role(
        "loved",
        "wife|husband|daughter|son|twin brother|twin sister|brother|sister|girlfriend|boyfriend|mother|father|dog",
      ),
    ],
    unless: /\b(?:apes|murder\w*|pregnant|disguise|impostor)\b/i,
    of: "people",
    after: [
      "@station(hero look) There was no band and no flag. The landing field had become a meadow, and cows were looking at the rocket. {Hero} climbed out on legs that had forgotten about weight. A boy on a silent bicycle stopped and stared. “Are you from the museum?” he asked.",
      "@street(hero walk) {Hero} walked home, because that is what you do. Where {his} house had been stood a tree, and it was a big one, as thick as three people. {Hero} laid a hand on it.",
      [
        "@study(hero talk) In the town hall a machine with a friendly voice looked for the name of {theloved}. {He} had the birthday present in {his} pocket, a small stone from up there, wrapped in silver paper. “I have found an address,” said the machine.",
        "@study(hero talk) In the town hall a machine with a friendly voice looked for anybody who might still know {hero}. {He} had a present in {his} pocket, a small stone from up there, wrapped in silver paper. “I have found an address,” said the machine.",
      ],
      "+ @street(hero walk) On the way {hero} practised sentences. “I'm sorry that I'm late,” was the first of them, and {he} threw it away. In a shop window {he} saw {himself}: no grey hair, not one new line in {his} face. {He} had come back to Earth younger than the bench at the bus stop. What do you say to those who have waited for a whole life?",
      [
        "@garden(hero stand, loved stand) The garden gate had a bell. Somebody came down the path, slowly, with a stick, white-haired and very upright. {Hero} did not know the hair, or the hands, or the walk. Then two eyes looked at {him}, and those had not grown old by a single day. “You said that you'd be back for supper,” said {theloved}.",
        "@garden(hero stand) The garden gate had a bell. An old woman came down the path, slowly, with a stick, white-haired and very upright. {Hero} did not know the hair, or the hands, or the walk. Then she whistled three notes, and {hero} knew those: the child next door had whistled them each morning, on the way to school. “You said that you'd be back for supper,” she said.",
      ],
    ],
    end: [
      [
        "@kitchen(hero sit, loved sit) On the kitchen table stood two plates. “I've laid yours every evening,” said {theloved}. {Hero} sat down in front of the plate and could not see it any longer. A hand, dry and warm as paper, was laid on {his}. “You're not late,” said {theloved}. “I'm early. I went on ahead a little.”",
        "@kitchen(hero sit) On her kitchen table stood two plates. “I've laid yours every evening,” said the old woman. {Hero} sat down in front of the plate and could not see it any longer. A hand, dry and warm as paper, was laid on {his}. “You're not late,” she said. “We're early. We went on ahead a little.”",
      ],
      "+ @kitchen(hero talk) Then everything had to be told, and it took until morning. {Hero} told of the stars, and was told the years, one by one: the weddings, the flood, the summer of the bees, who had laughed at what. There were photos in shoeboxes, and in each of them somebody had left a little room at the edge. “That's you,” {hero} heard. “You were always in it.”",
      [
        "@garden(hero sit, loved give) {Hero} unwrapped the stone from the silver paper. It was grey, and no bigger than a bean. {Theloved} held it up to the lamp for a long time. “It's lovely,” said {theloved}. “Did you fly all that way for this?” {Hero} laughed and cried. “No,” {he} said. “I think I flew all that way to find out where I'm at home.”",
        "@garden(hero give) {Hero} unwrapped the stone from the silver paper. It was grey, and no bigger than a bean. The old woman held it up to the lamp for a long time. “It's lovely,” she said. “Did you fly all that way for this?” {Hero} laughed and cried. “No,” {he} said. “I think I flew all that way to find out where I'm at home.”",
      ],
      "@garden.night(hero sit) On summer evenings {hero} sits under the big tree where {his} house once stood. The children of the street come and want to hear about up there. {Hero} tells them. But at half past six {he} stands up, however good the story is, and goes. “I've got to be back for supper,” {hero} says, and {he} is never late.",
    ],
  }),
  story({
    says: [
      /\b(?:flood\w*|collapse\w*|apocalypse|war|plague|catastrophe|disaster|end of the world|post-apocalyptic|power went out|ruins?|drowned|underwater|ruined|when everything (?:ended|stopped))\b/i,
      /\b(?:postm[ae]n|postwom[ae]n|mail ?m[ae]n|letter carrier|courier|post girl|letters?|mail|parcels?)\b/i,
      /\b(?:deliver\w*|brings?|brought|carr(?:y|ies|ied)|rows?|rowed|rides?|rode|walks?|walked|cycl\w*)\b/i,
    ],
    may: [
      /\b(?<boat>boat|bicycle|bike|horse|raft|mule|kayak|canoe)\b/i,
      role("pal", "dog|daughter|son|granddaughter|grandson|girl|boy|cat|horse|donkey"),
    ],
    unless: /\b(?:1914|1916|1917|1943|1944|world war|trench\w*|soldiers?|pigeons?|love letters?|front)\b/i,
    of: "people",
    after: [
      "@street(hero carry) The bag had been standing in the sorting room, high and dry on the top shelf, full to the brim. Every letter in it had a stamp. “Then they're paid for,” said {hero}. “Then they have to be delivered.” {He} put on the old cap with the post horn, hung the bag over {his} shoulder, and set out from door to door, wherever there still was a door.",
      "@street(hero give) The first letter was for a Mr Bell. {Hero} found him on what was left of his house, mending a net. “That's my sister's writing,” he said, and sat down. She invited him to her wedding, ten years ago. “Say that I'm coming,” Mr Bell cried, and laughed and wept at once. “Is she alive?” “I don't know,” said {hero}. “But I'll take your answer along.”",
      "+ @street(hero walk) Not everyone was glad. A woman got a bill for a carpet that had long since floated away. A boy got a letter that was meant for his father, and read it in the attic, alone. {Hero} waited below until he was done. Sometimes a postman has to do nothing else but wait below.",
      [
        "+ @street.dusk(hero sit, pal sit) In the evening {hero} sat down with {pal} and looked through what was left. There were letters without a house, and without a street, and those {he} did not throw away. {He} read the names aloud over the water, and {pal} listened as if each of them might answer. Once, far off, somebody did.",
        "+ @street.dusk(hero sit) In the evening {hero} sat down and looked through what was left. There were letters without a house, and without a street, and those {he} did not throw away. {He} read the names aloud into the dusk, slowly, as if each of them might answer. Once, far off, somebody did.",
      ],
      "@street(hero give) Wherever {hero} came people now gave {him} letters of their own, on wallpaper, on bark, on the backs of labels. The bag did not get any lighter. At its very bottom, on the last day, lay one old envelope that {he} had overlooked. It had {hero's} own name on it.",
    ],
    end: [
      "@street(hero read) {Hero} turned it over a few times, as people do. In it was a single sheet. “Dear colleague,” wrote the postmistress of the next town, over the hills. “If this arrives, then the post is still running. Then we are not alone. Please confirm.” The date was ten years old.",
      "@street(hero walk) It was a journey of nine days. On the last hill a thin thread of smoke was rising. In front of a hut stood a woman with white hair, and on it sat a cap with a post horn. She was holding a bag, too, and it was full to the brim. “You took your time,” she said.",
      "@room(hero give) They emptied both bags out on one table. There was a letter for Mr Bell in it, from his sister, who had four children and one of them with his name. “He says that he's coming,” {hero} said.",
      "@street.golden(hero walk) The post runs every second week now. There is a bench halfway, on the hill, where the two of them swap bags and eat an apple. And where a door was built anew, they always make the slot first, quite low and wide, and only then the handle.",
    ],
  }),
  story({
    says: [
      /\b(?:power|electricity|lights?|lamps?|grid|current|blackout)\b/i,
      /\b(?:(?:went|gone|goes|go) out|last (?:working )?(?:bulb|light ?bulb|lamp|light|battery|power station|generator|radio)|fail(?:s|ed)|without (?:electricity|power)|no (?:electricity|power)|(?:forever|for ever|for good|never came back)|blackout|collapse\w*)\b/i,
      /\b(?:walk\w*|search\w*|find|found|look(?:s|ed|ing) for|journey|travel\w*|repair\w*|builds?|built|cross\w*|carr(?:y|ies|ied)|keeps?|kept|guard\w*)\b/i,
      /\b(?:electrician|engineer|world|years?|everyone|all over|forever|for ever|last|post-apocalyptic|earth|siberia|country|collapse\w*|apocalypse|mechanic)\b/i,
    ],
    may: [
      /\b(?<lamp>(?:last )?(?:working )?(?:light ?)?bulb|lamp)\b/i,
      role("pal", "dog|daughter|son|granddaughter|grandson|girl|boy|horse|brother|sister"),
    ],
    unless:
      /\b(?:lighthouse|dad|mum|candles? and|storm|children's|birthday|lift|neighbours meet|murder\w*|space\w*)\b/i,
    of: "people",
    after: [
      "@street.dusk(hero walk) {Hero} had known the world with the power on. {He} remembered lit windows, and a hum in the walls that nobody had heard until it was gone. Now the wires hung across the land like washing lines on which nothing was drying. {Hero} followed them on foot, from pole to pole.",
      [
        "@village.night(hero talk, pal sit) In the villages people ran together when {hero} came with {pal}. “What was it like?” the children asked. {Hero} told them about switches. “You touched the wall,” {he} said, “and it was day.” An old woman did not giggle. “I used to leave it on in the hall,” she said, “for no reason at all.”",
        "@village.night(hero talk) In the villages people ran together when {hero} came. “What was it like?” the children asked. {Hero} told them about switches. “You touched the wall,” {he} said, “and it was day.” An old woman did not giggle. “I used to leave it on in the hall,” she said, “for no reason at all.”",
      ],
      "+ @snow(hero walk) Winter came, and {hero} went on. {He} slept under hay, and once in a bus that had become a fox's den. At each place they told {him} of a light. It was always in the next valley, or somebody's cousin had seen it. {Hero} wore out two pairs of boots on other people's cousins.",
      "+ @mountain.dusk(hero stand) At the hundredth pole, or the ten thousandth, {hero} stopped. {He} was tired down to the bone. “And what do I do with it, if I find it?” {he} said aloud. “One bulb. I can't even take it home.” The wire over {his} head moved a little in the wind. It sounded almost like a hum.",
      "@mountain.night(hero run) Then, between two black mountains, {hero} saw it. It was yellow and quite small, and it did not flicker as fire does. It hung above the door of a mill, over a brook, one single bulb on a wire. Beneath it sat a girl of about nine with a screwdriver behind her ear, who was reading.",
    ],
    end: [
      "@mountain.night(hero talk) “Don't touch the wheel,” the girl said, without looking up. “It's only just running right.” Behind the house an old bicycle hung in the brook, with spoons for paddles. {Hero} knelt down in the wet. “Who taught you that?” “It was in a book,” said the girl. “I need the light to read the next one.”",
      "@mountain.night(hero build) So it was not the last light at all, {hero} understood. It was the first. {He} sat down next to the girl under the bulb, emptied {his} bag, and showed her what a fuse was. After that there was power to spare, and {hero} took the wire that led out of the valley and joined it on.",
      "@village.night(hero stand) In the next village the old woman was just feeling for her candle when something clicked in the hall. Then she called the children, one after another, and let each of them touch the wall.",
      "@street.night(hero walk) {Hero} walked back the way {he} had come, from pole to pole, with the girl ahead of {him}, because she climbed better. Behind them the land had a string of lights again, far apart, like a very long necklace. And in the mill above the brook the bulb was never switched off. They left it on, for no reason at all.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:not|never|no longer|hasn't|hadn't|has not|had not) rained|no rain|drought|without rain|(?:stopped|stops) raining|rain (?:has|had) (?:stopped|gone|disappeared|not)|dried (?:up|out)|last (?:rain|water|well)|no (?:more )?water)\b/i,
      /\b(?:cloud|spring|lake|well|water|river|seed|tree|rain)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|hid(?:es|den)?|search\w*|brings?|brought|catch\w*|caught|look(?:s|ed|ing) for|walk\w*|carr(?:y|ies|ied)|leads?|led)\b/i,
      /\bcloud\b/i,
    ],
    may: [
      /\b(?<where>cave|cellar|box|jar|mountain|barn|valley|well)\b/i,
      role("pal", "grandmother|grandfather|sister|brother|friend|donkey|camel|goat|dog|father|mother"),
    ],
    unless: /\b(?:space\w*|cloud named|cotton|computer)\b/i,
    after: [
      [
        "It lay at the very back of the {where}, where it was cool, and it was no bigger than a sheep. {He} put out a finger. It was cold, and soft, and then the finger was wet. {Hero} licked it, and stood quite still. That was what rain tasted of.",
        "{Hero} had only heard of clouds from old people. This cloud was no bigger than a sheep. {He} put out a finger. It was cold, and soft, and then the finger was wet. {Hero} licked it, and stood quite still. That was what rain tasted of.",
      ],
      "“Please don't tell anyone,” said the cloud. “I'm the last one. Everybody wanted rain on their own field.” “I've been hiding here for twenty years. I'm afraid that I'm out of practice.”",
      [
        "@village(hero talk, pal talk) {Hero} told only {pal}. “A cloud,” said {pal}, and the word sounded as it does when you say the name of someone you have lost. “When I last saw one, we did not even look up. We complained about the washing.” {Hero} thought of the brown fields, and of the well, which gave one bucket a day, and then coughed.",
        "@village.night(hero sit) {Hero} went home and told nobody. But {he} could not sleep. {He} thought of the brown fields that had had no rain since before {he} was born, and of the well, which gave one bucket a day, and then coughed. And {he} thought of the one drop on {his} foot.",
      ],
      "+ Every evening {hero} went to the cloud and brought it what {he} had: the steam from a cup of tea, {his} own breath on a cold stone, a few tears, once, over a scraped knee. The cloud took all of it in. It grew to the size of a cow, and it learned to laugh, which sounded like a drain.",
      "@village(hero run) Then it was found out, because {hero's} hair was wet. They came with torches and ropes and barrels: the mayor in front, the owner of the well, people from three villages. {Hero} stood in front of the cloud with both arms out. “It belongs to nobody,” {he} said. “That's the whole point of a cloud!”",
    ],
    end: [
      "@mountain(hero climb) Behind {him} the cloud had turned quite grey with fear. “Go up,” whispered {hero}. “Up is the only place where they can't fence you in.” “I'm too heavy,” whispered the cloud. “I'm full of all that you've given me.” “Then let it fall,” said {hero}, “but over everyone.” And the cloud took a deep breath and rose.",
      "@village.storm(hero look) At first it was only a dark spot over the square. Then something hit the mayor on the nose. All the people stood there with their ropes in their hands and their faces turned up, and not one of them said a word. It was raining.",
      "+ @meadow(hero dance) {Hero} danced with {his} mouth open. The children shrieked; they did not know that you can get wet without paying. It rained on the rich fields and on the poor ones, and on the three villages alike. From all that wet land a mist began to rise in the morning, in white wisps. It rose, and gathered, and there were two clouds, and then five.",
      "@meadow.golden(hero look) It rains on Tuesdays now, mostly, and people complain about the washing. {Hero} never does. {He} always leaves a cup of hot tea on the window sill in the evening, and the window open. In the morning the cup is empty, and the sill is wet, and on the glass somebody has drawn a sheep.",
    ],
  }),
];
