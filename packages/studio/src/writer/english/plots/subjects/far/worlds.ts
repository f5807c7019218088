import { role, story } from "../subject-story.ts";

/** Stories of worlds under water, without sun, in the rain or in the air, and of the last and the first in them. */
export const worlds = [
  story({
    says: [
      /\b(?:under ?water|under the sea|dome|beneath the (?:sea|ocean|waves|ice)|below (?:the )?(?:ground|sea)|under ?ground|bunker|on the sea ?bed|at the bottom of the (?:sea|ocean))\b/i,
      /\b(?:city|colony|town|live[sd]?|people|world|station|village|bunker|born)\b/i,
      /\b(?:sun|sky|surface|above|outside|up there|stars?|air|wants?|wanted|never|dreams?|dreamed)\b/i,
    ],
    unless: /\b(?:mine|train|oxygen|murder|robbery|bank|club|drowned|hotel|war\b)\b/i,
    of: "people",
    after: [
      "“There is nothing up there,” they had told {hero} at school. “It's dry, and it burns.” But {hero} had a shell. It had come down a pipe one day, and on the inside it was painted with a colour for which there was no name down here.",
      [
        "@room.night(hero read, mate read) {Hero} showed it to {talker}. “That could be anything,” said {talker}, but did not give it back for a long time. That night they looked at the old plans together. There was a lift on them, at the end of the last tunnel, crossed out three times. “They wouldn't cross it out three times if it were broken,” said {hero}.",
        "@bedroom.night(hero read) {Hero} looked at the old plans, night after night, under the blanket. There was a lift on them, at the end of the last tunnel. It was crossed out three times. Nobody, thought {hero}, crosses a thing out three times if it is simply broken.",
      ],
      "@cave(hero talk) Behind the last tunnel it was dark and it dripped. The lift was there, under a sheet, with a chair beside it. On the chair sat a very old woman, the guardian of the pumps. “You've taken your time,” she said. “I was expecting somebody forty years ago.”",
      "+ @cave(hero talk) “Is it true that it burns up there?” asked {hero}. “It did,” she said. “When I was small. Then they forgot to look again. It's easy to forget to look, when it's warm and there is soup.” She wiped the dust from the one button. “It goes up once. I don't know if it comes down.”",
      "@lift(hero stand) {Hero} stepped in and pressed the button. It rattled and rose. {His} ears ached, and then a crack of something came in at the top of the door, and it was so bright that {he} cried out.",
    ],
    end: [
      "@meadow(hero look) It was the colour from the shell. It was everywhere, over {him}, from one edge of the world to the other. Something cool went over {his} face and moved {his} hair, and nobody had switched it on. It smelled of salt.",
      "@meadow(hero take) The ground was not brown. It was green, with yellow dots, and in the dots something was buzzing. {Hero} picked one, and one more, until {his} arms were full. Then {he} got back into the lift and kicked the wall until it groaned and went down.",
      "@street(hero carry) They did not believe the words. But they smelled it. {Hero} walked right through the city with all that green in {his} arms, and people came out of their doors, and put their noses into it, and some of the very old ones began to cry. In the morning there was a queue in the last tunnel.",
      "@room.dawn(hero look) Nobody lives below any more, except for those who like it. The shell lies on {hero's} window sill, where {hero} held it up each morning, against the sky, to see if it still matched. It always did.",
    ],
  }),
  story({
    says: [
      /\b(?:sun|daylight|sunlight|sunrise)\b/i,
      /\b(?:without (?:a |the )?(?:sun|light|daylight)|no (?:sun|light|stars?)|dark(?:ness)?|never (?:rises|rose|came up|shines|shone)|did(?:n't| not) (?:rise|come up|come)|stopped (?:shining|rising)|disappear\w*|gone out|went out|vanish\w*|refuses? to (?:rise|shine)|missing|stay(?:s|ed) (?:in bed|down))\b/i,
      /\b(?:village|town|city|world|planet|valley|island|people|everyone|land|country|girl|boy|child\w*|morning)\b/i,
    ],
    unless:
      /\b(?:murder|afraid of the dark|scared of the dark|tram|electric|blackout|lighthouse|crayon|colou?rs?|clock|black ?out|moon|sunset|hotel|hospital)\b/i,
    of: "people",
    after: [
      "+ At first people had gone on as before. They lit lamps for breakfast. They put candles in the trees so that the birds would not lose heart. But the bread would not rise, the hens laid nothing, and the children grew as pale as celery. “It'll come,” said everybody. They had stopped looking at the window.",
      [
        "“Somebody has to go and ask,” said {hero}. “Ask whom?” said {talker}. “Where it used to come from,” said {hero}. So they packed bread, matches and a blanket, and went east, the two of them, with one lantern. {Talker} carried it. {Hero} carried the matches, and every hour they swapped.",
        "“Somebody should go and ask,” said {hero}. “Ask whom?” said the others. {Hero} did not know, either. But {he} knew where it had always come from. So {he} packed bread, matches and a blanket, and set out with one lantern, up the long road to the east.",
      ],
      "@mountain.night(hero look) Behind the last hill {hero} heard a deep, slow sound, like the bellows of a forge. {He} went nearer. It lay in a hollow, huge and round and grey like a dead coal, and it was breathing. It was the sun, and it had its face in its hands.",
      "+ @mountain.night(hero look) “Go away,” it said. “I'm not coming. Nobody looks at me any more. They put up blinds. They say too hot, too bright, too early. For a thousand years not one of them has said that it was nice.” {Hero} wanted to contradict it, but had to think of {his} own bed, and of how {he} pulled the pillow over {his} eyes.",
      "@mountain.night(hero sit) “Everybody misses you,” said {hero}. “They miss the bread,” said the sun. {Hero} sat down beside it. It was cold there. {He} took the blanket from {his} shoulders and laid it over the grey rim, as far as it reached, which was not far. The sun looked at the blanket. It was made of patches.",
    ],
    end: [
      "@mountain.night(hero talk) “What's that yellow one?” it asked. “My grandmother's apron,” said {hero}. “And the red one is from the summer when we slept outside. That one's faded, because it hung in the window. You did that.” “I remember that window,” said the sun. “There was somebody small behind it, who waved at me.”",
      "@mountain.dawn(hero talk) “That was me,” said {hero}. Under the blanket it grew a little warm. “It was nice,” said {hero}. “I never told you. It was nice every single time.” At the edge a thin line began to glow, as when somebody blows into embers. {Hero} waved with both arms.",
      "@village.dawn(hero run) The sun got up. First the hill had an edge, and then every blade of grass had a shadow. {Hero} ran home in front of it, and down in the village doors flew open, cocks crowed who had given up crowing, and people stood in the street with their faces lifted and said it out loud.",
      "@village.dawn(hero stand) They have taken down the blinds. Each morning somebody in the village, they take turns, gets up early, goes out, and waves. Today it was {hero}. It came up a bit faster than it needed to, and around its rim, faint but quite clear, there was a strip of patches.",
    ],
  }),
  story({
    says: [
      /\brain(?:s|ed|ing)?\b/i,
      /\b(?:for (?:weeks|months|years|\w+ (?:weeks|days|months|years))|never stop\w*|(?:doesn't|didn't|did not|does not|won't|would not|wouldn't) stop|so long|every day|keeps? (?:on )?raining|kept (?:on )?raining|always|without stopping|stopp\w*|since)\b/i,
    ],
    unless:
      /\b(?:(?:not|never|no longer|hadn't|hasn't) rained|no rain|without rain|tears|murder|raincoat|umbrella|hear him|cloud who|cloud named|triangles|desert|drought|holiday|caravan|tent|camping|boats?|duck|teacher|wedding|match|tournament|ark|inside (?:the|his|her|a)|on (?:him|her) only|only on)\b/i,
    after: [
      "+ First the cellars filled up, and then the ducks came. Wellingtons were sold out. Bread was green before anybody could butter it. People stopped saying “nice weather for frogs”, because the frogs had moved in, and one of them had opened a small account at the bank, or so it was told.",
      "@room.night(hero look) {Hero} learned to tell the kinds apart: the thin rain, the fat rain, the rain that comes from the side. {He} could say by the sound on the roof what time it was. One night, when the others were asleep, {hero} heard something that did not belong to any kind. In between the drops there was a sob.",
      [
        "@roof(hero climb, mate climb) “You can hear that?” asked {talker}. They put on everything they had and climbed up to the roof, and from there to the church tower. The rain came down in ropes. “It isn't weather,” said {hero}, with one hand behind {his} ear. “It's somebody. It's coming from up there.”",
        "@roof(hero climb) {Hero} put on everything {he} had and climbed up to the roof, and from there to the church tower. The rain came down in ropes. The higher {he} got, the clearer it was. It was not weather at all. Somebody up there was having a really good cry.",
      ],
      "+ @roof(hero talk) A cloud hung over the spire, so low that it was torn by the weathercock. “Are you stuck?” shouted {hero}. The cloud gave a jerk. It had not known that anybody was listening. “Yes,” it sobbed. “By the hem. I've been calling for weeks, but you all ran inside and shut the windows.”",
      "@roof(hero climb) The iron cock on the spire held a corner of the cloud in its beak. The more it had pulled, the tighter it had got, and the tighter it got, the more it had wept. {Hero} climbed up the last bit, wet to the bone and with slippery hands, and took hold of something that felt like cold wool.",
    ],
    end: [
      "@roof(hero talk) “Don't pull,” said {hero}. “Hold still, just for a moment.” “I can't,” sobbed the cloud. “Then tell me about something nice.” The cloud thought. It told of a mountain in the morning, pink all over. And while it told, the drops became fewer, and {hero} turned the cock around, feather by feather, until the hem slipped out.",
      "@street(hero look) The cloud rose. It stretched itself, large and light and quite white, and it was so quiet all of a sudden that people woke up from it. They came out in their nightshirts and held up their hands. A drop fell, and another, and then no more. And over the roofs, a little rusty, the sun came out.",
      "@street(hero stand) It took all summer to dry everything. {Hero} stood in the square and was clapped on the shoulder by everybody, which splashed. {He} had caught the worst cold of {his} life, and was as happy as a sparrow.",
      "@garden(hero look) On the church spire there is no cock any more, but a round ball, on which nothing can be caught. Once a year, on a fine hot afternoon, a small white cloud comes by, right over {hero's} garden, and waters it, very carefully, flower by flower.",
    ],
  }),
  story({
    says: [
      /\b(?:wakes?|woke|woken|awoke|sleeps?|slept|frozen|thaw\w*|cryo\w*|fell asleep|asleep)\b/i,
      /\b(?:(?:hundred|thousand|\d{2,4}|fifty|sixty|forty) years|viking|knight|roman|pharaoh|caveman|centur(?:y|ies)|year (?:2[1-9]|3)\d\d|mammoth|neanderthal|egyptian|ice age)\b/i,
      /\b(?:ice|frozen|later|after|future|year|museum|thaw\w*|glacier|cryo\w*|scientists?|today|modern|city|centur(?:y|ies)|woken)\b/i,
    ],
    may: [
      role(
        "sleeper",
        "viking|knight|roman|legionary|pharaoh|caveman|cavewoman|neanderthal|warrior|samurai|monk|sailor|astronaut|mummy|princess|gladiator",
      ),
    ],
    lead: "sleeper",
    unless:
      /\b(?:murder|vampire|coma|colony ship|beauty|phone|janitor|aged 100|couple|husband|wife|married|only one|mammoth|dragon|prince|lullab\w*|nobody|pods?|generation)\b/i,
    of: "people",
    after: [
      "@hospital(hero sit) The first thing was the noise, a hum without an end, as if the whole world were a beehive. The second was that it was so bright at night. {Hero} held on to the edge of the bed. “What year is it?” {he} asked. They told {him}, in kind voices. There was nobody in it.",
      "+ @street.night(hero walk) They showed {him} everything. They were proud of it. There was water that came warm out of the wall, there were windows with people inside who talked to nobody. {Hero} said that it was very fine. At night {he} walked through the streets and read the names on the doors, in case one of them was known to {him}.",
      [
        "@train(hero sit, mate sit) “Whom are you looking for?” asked {talker}. {Hero} said the name aloud, for the first time here. It sounded old. “Then we'll go where it was,” said {talker}. “Places keep longer than people.” They took a train, which {hero} did not like, and after that they walked, which {he} did.",
        "@hospital(hero talk) “Whom are you looking for?” asked the young nurse who brought the food. {Hero} said the name aloud, for the first time here. It sounded old. “Then go where it was,” said the nurse. “Places keep longer than people.” And she lent {him} her own warm coat.",
      ],
      "+ @street(hero sit) The hill was still there, but it had become smaller, or everything around it had become bigger. Where the house had stood there was a road with a petrol station. {Hero} knelt down beside the pumps and laid {his} palm on the ground. It was the same stone. It was the only thing here that was as old as {he} {was}.",
      "@street(hero talk) A boy came by with a dog and whistled. {Hero} lifted {his} head. It was three notes up, and two down. Only one person in the world had ever whistled like that, by the fence, in the evening, to call {him} in for supper. “Where did you get that from?” asked {hero}. {His} voice shook.",
    ],
    end: [
      "@street(hero talk) “From Grandpa,” said the boy. “And he's got it from his. It's ours. You whistle it when somebody has to come home.” He looked at {hero} with his head on one side. “My great-great-something had someone who never came back, Grandpa says. So they always whistled, every evening. It's just what we do.”",
      "@street(hero play) {Hero} put two fingers to {his} mouth. It came: three notes up and two down, and then the ending, which the boy had never heard, because the others had not known it. Only the two of them had known it, the one who called, and the one who answered.",
      "@street(hero talk) Behind the petrol station a window opened, and an old man leaned out, in his braces, and stood there as if he had seen a ghost. “Who was that?” he called. “Come in,” he said, when he had heard it all, or understood half of it. “We've kept you a place. We've only forgotten for whom.”",
      "@garden.dusk(hero stand) So {hero} moved in over the garage, and learned to ride a bicycle. There was much that {he} would never understand. But in the evening, when it got dark, somebody whistled by the fence, and {hero} whistled the ending, and went in for supper.",
    ],
  }),
  story({
    says: [
      /\blast (?:human\w*|man|woman|person|people|girl|boy|survivor|man and woman) (?:on|in|alive|left|who|lives?|lived)\b|\bonly (?:human|person) (?:left|alive)\b|\balone (?:on|in) (?:earth|the (?:world|city|planet))\b/i,
      /\b(?:robots?|earth|world|city|planet|alive)\b/i,
    ],
    unless: /\b(?:aliens?|interpreter|bus|village idiot|pub|murder|homesick|space station)\b/i,
    of: "people",
    after: [
      "@street(hero walk) In the morning {hero} put on a clean collar. Nobody would have minded if {he} had not. {He} walked down the middle of the street, where the grass grew, and said good day to the shop dummies, which {he} had dressed according to the season.",
      [
        "+ @street(hero talk, mate walk) {Talker} walked beside {him} and counted the steps. “Why do you greet them?” asked {talker}. “They can't hear.” “I can hear it,” said {hero}. {Talker} considered this. The next day {talker} said good day, too, to the dummy with the hat, a bit too loud, and looked round to see if it had been right.",
        "@street(hero talk) In the afternoon {he} rang. {He} had the telephone book of the whole city and went through it by the alphabet, from a booth that still had a tone. {He} let each number ring twenty times. {He} was at M. Somewhere in empty flats it rang and rang, and that alone was a kind of company.",
      ],
      "+ @room(hero talk) On Sundays {hero} laid the table for four. It was a game, and {he} knew it. {He} told the chairs what had happened in the week: a deer in the underground, the first snow on the bank. {He} was good at telling. It seemed a pity that it should all be used up on chairs.",
      "@street(hero sleep) Then came the day when {hero} was tired of it. {He} simply did not put on the collar. {He} lay on the bench in the square and thought that the dummies would not notice. And it was then, when nobody did anything at all, that a telephone began to ring.",
      "@street(hero run) It was in the booth. {Hero} did not move, because it could not be. It rang five times, and ten. At the twelfth ring {he} ran, with one shoe, and tore the door open, and picked it up. “Hello?” There was only breathing. “Oh,” said a voice then. “I'm going through the telephone book from the back, you see. I started with Z.”",
    ],
    end: [
      "@street(hero talk) They both talked at once, and then they were both quiet, and then neither of them could stop. She was called Zuzana. She was on the other side of the river, where the bridges were down. They had looked at the same river for six years, from two sides.",
      [
        "@river.night(hero stand, mate row) {Hero} and {talker} built a raft out of doors. Every door had a name plate, and before they took it they knocked. {Talker} steered and {hero} held the lantern, and in the middle of the water, there where it was blackest, they saw the other lantern coming towards them.",
        "@river.night(hero row) {Hero} built a raft out of doors. Each door had a name plate, and before {he} took it down, {he} knocked. It was dark when {he} pushed off. And in the middle of the water, there where it was blackest, {he} saw another lantern, which was coming towards {him}.",
      ],
      "@river.night(hero talk) They met halfway, and held on to each other's rafts, and did not know what one does. “Good day,” said {hero} at last. “Good day,” said Zuzana. She wore a clean collar, too. And they laughed so that it rang back from all the empty houses, as if the windows were full of people.",
      "@room(hero eat) On Sundays the table is laid for four. It is no game any more; since spring they have gone on ringing, she from the back, {hero} from the front, twenty rings for every number. They are at P. Two chairs are still free. But the places are set.",
    ],
  }),
];
