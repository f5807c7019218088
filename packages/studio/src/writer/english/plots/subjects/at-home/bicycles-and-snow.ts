import { story } from "../subject-story.ts";
import { GRAND, who } from "./words.ts";

/** Stories of bicycles and of snow. */
export const bicyclesAndSnow = [
  story({
    says: [
      /\b(?:bicycle|bike)\b/i,
      /\b(?:repair\w*|fix\w*|mend\w*|piece by piece|restor\w*|buil[dt]s?|scrap|broken|rust\w*|old)\b/i,
      /\b(?:rid(?:e|es|den)|rode|cycl\w*|visit\w*)\b[^.]* (?:to|visit) (?:(?:his|her|their|my|the|an?) [\p{L}'’ ]*?(?:mother|mum|mom|father|dad|grandmother|grandma|grandfather|grandpa|sister|brother|friend|aunt|hospital|sea|school|friends))\b/iu,
    ],
    unless: /\b(?:race|stolen|stole|thief|one bicycle|share[sd]?)\b/i,
    of: "people",
    after: [
      "@workshop(hero build) The first thing was the rust. {Hero} rubbed it away with a rag, with sand and with half a lemon, until {his} fingers were orange. Underneath there was blue. It was only a patch, but it was the blue of a summer sky.",
      "{Hero} fished the chain out of the river. The saddle came from Mr Dorn, who sold umbrellas and had once been thin. For the bell Mrs Dorn wanted a song, and so {hero} stood on a crate in the umbrella shop and sang all its verses.",
      "+ @workshop(hero write) Every evening {he} wrote on the wall of the shed what was still missing. Two brake blocks. A lamp. A back wheel, that was the biggest. Every evening there was a line less. “Nearly,” {hero} told the bicycle, and turned the pedal, and something went round that had not gone round for years.",
      "@workshop At last only the back wheel was missing, and there was none. {Hero} asked at the scrapyard, and at the tip. “Not that size,” they said everywhere. “They stopped making them.” {Hero} thought of how far it was, and how much too far for a bicycle with one wheel, and turned the lamp off early.",
    ],
    end: [
      "@garden(hero build) In the morning a pram stood in front of the shed. There was no note. It was an ancient thing with a hood, and its wheels were tall and thin and had wires like a harp. {Hero} held one of them against the frame. It fitted as if it had been cut out for it. Over the umbrella shop a curtain moved, and Mr Dorn waved.",
      "@meadow(hero ride) {Hero} set off at once, with bread in one pocket and the pump in the other. The road went up, and it went on going up. The pram wheel sang, the chain slipped twice, and twice {hero} got off with black hands and put it back. “It's further than on the map,” {he} panted. But {he} rang the bell at each milestone.",
      "And then {he} was there, with mud up to the ears, and knees like jelly. They heard {him} long before they saw {him}, for the brakes screamed. There were arms, and a great many questions. “All this way? On that?” {Hero} had no breath left for an answer, and simply rang the bell.",
      "@meadow(hero ride) The road is shorter now, for {hero} knows every hill of it by heart. The bicycle is blue from end to end, and when {hero} rides along in the sun, its back wheel throws a shadow on the road like a harp.",
    ],
  }),
  story({
    says: [
      /\b(?:bicycle|bike)\b/i,
      /\b(?:brothers?|sisters?|siblings|twins|cousins|friends)\b/i,
      /\b(?:shar\w*|only one|one (?:bike|bicycle)|argue\w*|fight|fought|fights|quarrel\w*|turns?)\b/i,
    ],
    unless: /\b(?:stole\w*|thief|gang)\b/i,
    of: "people",
    after: [
      "@garden(hero, mate) The bicycle stood in the yard between them, and it had only one saddle, that was the trouble. On Monday there was a list for who was first. On Tuesday there were two lists. On Wednesday the bicycle had been claimed with a ribbon on the left, and with a padlock on the right, and nobody could ride it at all.",
      "@garden.night(hero sit, mate sit) “He who gets up first,” was the new rule. So they got up at six, and then at five. On Friday both of them sat in the yard in the dark, on one pedal each, with their eyes closed, and were so tired that they walked to school and left the bicycle leaning there.",
      "+ @garden(hero, mate) The old woman from next door watched this over the wall, while she beat her carpet. “My two goats were like that,” she said. “One bucket. They pushed and pushed, and the bucket was always on its side, and both of them were always hungry.” “And what did you do?” “I waited,” she said, “until they noticed.”",
      "@street(hero ride, mate ride) They tried it with one on the carrier. The one behind got cramp. They tried it with one on the handlebars. The one in front saw everything and the one behind saw nothing, and they met the baker's cart. After that the bicycle had a bent fork, and they had one plaster left, and began to argue about it.",
    ],
    end: [
      "@workshop(hero look, mate look) It was while they were looking for a second plaster that they found the broom in the shed, and the scooter wheels beside it, and the box seat from grandfather's cart. They looked at these things. Then they looked at each other. “If that went there...” “And this went here...”",
      "@garden(hero build, mate build) They hammered all through Saturday, and for once there was no question of whose turn it was, because one had to hold while the other hit. By evening it stood in the yard: a bicycle with a second seat at the side, a second pair of pedals, and a wheel from a scooter, and a broom all across to keep it together.",
      "@street(hero ride, mate ride) It only went straight on if both of them pedalled. They rode in circles for an hour, and laughed until the neighbours opened their windows. Then they got the knack, left, right, left, right, and were out of the gate.",
      "@street(hero ride, mate ride) On Monday they came to school with the bell ringing, side by side, and nobody was first. There is a third seat on the broom now, a small one. It belongs to the old woman from next door, on market days.",
    ],
  }),
  story({
    says: [
      /\b(?:ride|riding|rides|rode|cycl\w*|skat\w*|ski(?:ing|s)?|training wheels|stabili[sz]ers|two wheels)\b/i,
      /\b(?:bike|bicycle|roller ?skates?|skates|skating|skateboard\w*|scooter|unicycle)\b/i,
      /\b(?:learn\w*|teach\w*|taught|scared|afraid|frightened|fear|fall\w*|fell|let go|training wheels|stabili[sz]ers|first time|promis\w*|practis\w*|never)\b/i,
    ],
    may: [
      who(
        "owncoach",
        `dad|father|mum|mother|mom|uncle|aunt|brother|sister|cousin|friend|neighbour|neighbor|granddaughter|grandson|${GRAND}`,
      ),
    ],
    unless: /\b(?:waitress|dollars|stole\w*|thief|race|champion\w*|derby|jockey|police|competition|magic|blind)\b/i,
    of: "people",
    after: [
      [
        "@street(hero ride, owncoach run) “I've got you,” said {owncoach}. “Look at the lamp post, not at your feet.” {Hero} looked at {his} feet. They looked very far away and not at all reliable. “Ready?” “No,” said {hero}. “Good,” said {owncoach}. “Nobody is,” and began to run.",
        "@street(hero ride) {Hero} looked at {his} feet. They looked very far away and not at all reliable. On the other side of the square stood a lamp post. That was how far {he} wanted to get, no further: from here to there without touching the ground. “Ready?” {he} asked {himself}, and the answer was no, and {he} pushed off.",
      ],
      "@street(hero sit) The first time it went well for the length of a bench. Then the world tipped, and {hero} was sitting in a flower bed, with a geranium on {his} head. The second time it was the hedge. The third time it was Mr Abara's vegetable stall, and {hero} had to pick up four kilos of onions, and cried a little, because of the onions.",
      "+ @bathroom(hero look) “Every bruise is a lesson,” said Mr Abara, who was kind about it. {Hero} counted them in the bath. There were eight lessons on the left leg and five on the right, and one, a very big one, on which {he} could not sit down. “Then I must know nearly everything,” thought {hero}.",
      "+ @bedroom.night(hero sleep) At night {he} dreamed of it. In the dream it was as easy as swimming in warm water. And each morning it was hard again. Small children whizzed past with no hands. “I'm too stiff for it,” thought {hero}, “or too heavy, or else too frightened.” Too frightened it was, and {hero} knew that. {He} held on so tightly that {his} knuckles were white.",
      [
        "@street(hero ride, owncoach run) “You'll hold on? All the way?” {hero} asked on the next evening. “All the way,” said {owncoach}. They started off by the fountain, as always. {Hero} heard the steps behind {him}, the breath, and a voice that said: “Good, good, good.” The lamp post came nearer. The voice grew quieter.",
        "@street.dusk(hero ride) On the next evening the square was empty. Only a street musician sat by the fountain and played a waltz. “One, two, three,” he called across. “You count your falls, that's your mistake. Count the music!” So {hero} looked up at him, and counted, one, two, three, and started off.",
      ],
    ],
    end: [
      "@street(hero ride) And because {hero} was listening so hard, {he} forgot to look down. {He} forgot {his} knuckles, too. Something had changed: it no longer shook, it hummed. The air came soft and quick past both ears. There was the lamp post, and there it went by, and {hero} had not touched the ground.",
      [
        "@street(hero ride, owncoach) “Did you see that?” {hero} shouted, and turned round. Far back, beside the fountain, quite small, stood {owncoach}, with both hands in the air, and nothing in them. For a moment everything wobbled. But then {hero} laughed, because it was too late to fall: {he} could already do it.",
        "@street(hero ride) “Did you see that?” {hero} shouted. The musician could not clap, as he had his hands full, but he played faster. For a moment everything wobbled. But then {hero} laughed, because it was too late to fall: {he} could already do it.",
      ],
      "@street(hero ride) After that {he} could not stop, partly for joy, and partly because nobody had yet explained how. {Hero} went round the square until the lamps came on, ten times and then once more, past the flower bed, past the hedge, past Mr Abara, who lifted his onions out of the way and saluted.",
      "@room(hero look) The geranium from the first day had snapped at the stalk. {Hero} put it in water, and then in a pot, and it grew roots. It stands on the window sill and leans a little to the left, and has never once fallen over.",
    ],
  }),
  story({
    says: [
      who("snowman", "snowman|snow man|snowwoman|snow woman|snow girl|snow bear"),
      /\b(?:melt\w*|spring|summer|warm\w*|sun|freezer|fridge|keep|kept|sav\w*|thaw\w*)\b/i,
      /\b(?:child(?:ren)?|kids?|boys?|girls?|brothers?|sisters?|siblings|friends|twins|\p{Lu}\p{Ll}+ (?:and|built|build|builds))\b/iu,
    ],
    unless: /\b(?:love|scarecrow|postcards?|penguin|evil|killer|murder)\b/i,
    after: [
      "@kitchen(snowman stand) There was an ice-cold place for {thesnowman} in the house, between the frozen peas and the fish fingers. But {snowmanhis} hat had to come off, and {snowmanhis} bottom half had to stay outside. “It's only for a while,” the children explained through the little door. When they opened it, there was frost on their eyelashes, and {thesnowman} smiled as much as ever.",
      "+ @kitchen(hero read, snowman) The whole family got used to it. All who wanted an ice lolly said good morning to {thesnowman} first. In the evening the youngest read aloud at the open door, one page, not more, because of the electricity. It was a book about the seaside. “The waves are the best part,” said the youngest, who always watched the carrot closely. “Look, it's smiling.”",
      "+ @garden(hero walk) Meanwhile it grew warm. The snow slid off the roofs, and the first bees came, then the cherries. Outside lay a puddle, with a ring of pebbles, where the bottom half of {thesnowman} had stood. The children stepped round it on tiptoe and told nobody at the freezer anything of it.",
      "@kitchen(hero, mate) And one hot day there was a click, and the humming stopped. A digger had cut the cable of the whole street. “How long will it take?” asked the children. “Till tonight,” said the man with the helmet. The children laid their hands against the freezer. They put blankets on it, and their winter coats. From under the door came one drop, and after that another.",
    ],
    end: [
      "@street(hero run, snowman look) “Then it has to be today,” said the eldest. They lifted {thesnowman} out, wrapped in newspaper, and put {snowmanhim} in the washing-up bowl, and the bowl in the pram, and ran. They ran all the way through summer: past sprinklers, past bare feet, past roses. {Snowmanhe} saw it all, with two black buttons, over the edge of the bowl.",
      "@park(hero talk, snowman) In the park the band was playing. {Thesnowman} got a slice of melon to smell, and a straw hat, and a ladybird walked round {snowmanhis} carrot. {Snowmanhe} had never been so small, nor so shiny. “Is it nice?” the youngest asked, close to {snowmanhis} ear. Nobody else heard the answer. But the youngest nodded, and then smiled with wet eyes.",
      "@kitchen(hero carry) By the time that the band packed up, there was clear water in the bowl, with two buttons in it. They did not throw it away. They carried it home, quite full, without spilling a drop, and poured it into the ice trays, and when the current came back, they put them in.",
      "@garden.night(hero, snowman) In the first night of the next winter the children went out with the trays. The new snowman has a straw hat and an old carrot. And right in the middle, where the heart would be, there are twelve cubes of ice that have seen the summer.",
    ],
  }),
  story({
    says: [
      /\b(?:snowed in|snowstorm|blizzard|snow storm|deep snow|storm|snow)\b/i,
      /\b(?:cabin|hut|house|cottage|chalet|farm|lodge|home)\b/i,
      /\b(?:knock\w*|scratch\w*|tapp?\w*|bang\w*|somebody at the door|someone at the door)\b/i,
    ],
    unless: /\b(?:murder\w*|killer|thief|robb\w*|vampire|ghost|police|prison|detective|escaped)\b/i,
    of: "people",
    after: [
      [
        "@room.night(hero sit, mate sit) “Did you hear that?” whispered {talker}. They both sat up. It came again, three slow knocks, low down on the door, and between them the wind howled. “Somebody is out in this,” said {talker}. The fire had burned down to a red eye, and the knocking waited.",
        "@room.night(hero sit) It came again, three slow knocks, low down on the door, and between them the wind howled. Nobody could be out in this, {hero} was sure. Nobody could walk ten steps in this. And still there it was. The fire had burned down to a red eye, and the knocking waited.",
      ],
      "@room.night(hero carry) {Hero} took the poker in one hand and the lantern in the other, which left none for the bolt. “Who's there?” The only answer was a long, rough breath, close to the wood. It did not sound wicked. It sounded worn out.",
      "@room.storm(hero look) Then the bolt was pulled, and the door flew open, and half the winter blew in. On the step stood something huge and white. {Hero} lifted the poker, and the thing sneezed, and the ice fell off it in plates. It was a reindeer, a big old cow with a frayed red halter, and she had knocked with her hoof.",
      "+ @room.storm(hero look) She would not come in, however much {hero} pulled. And she would not be sent away. She took two steps into the storm, turned round, came back and knocked again, on the open door, as if those inside were rather slow. Snow settled on the floorboards. “She wants us to come along,” that was clear by now.",
      "@snow.storm(hero walk) To the halter a rope was tied, and the rope led out into the whirling dark. Something hung on the other end. {Hero} put on everything that was warm, two hats as well, and held on to the rope, hand over hand. At ten steps the lamp in the window was only a smear. At twenty it was gone.",
    ],
    end: [
      "@snow.storm(hero walk) At the end of the rope there was a sledge on its side, and under it, in furs up to the nose, sat a very old man called Aslak. “I told her to fetch help,” he said with stiff lips. “I didn't think she'd knock. She's usually so rude.” Then {hero} turned the reindeer by her halter, and she leaned into the rope and pulled, and {hero} pushed from behind.",
      "@snow.storm(hero walk) They would never have found the way. But the old cow put her nose down and went as straight as a ruler through that white noise, and suddenly there was a wall, and a window with a smear of gold in it, and the door, which was still standing open.",
      "+ @room(hero cook) Aslak's feet were blue. {Hero} rubbed them, and cooked porridge, and cut the bread thick. The storm lasted two more days, and in that time he taught them all his card games and how to lose them politely. The reindeer lay before the fire like a rug, and took up the whole room.",
      "@room(hero stand) When the sky was clear, Aslak and the reindeer drove off with bells ringing, and {hero} waved until they were gone. In the wood of the cabin door, low down, there are three round dents. Everyone who comes in asks about them. And when it storms, the lamp in that window is put as close to the glass as it will go.",
    ],
  }),
];
