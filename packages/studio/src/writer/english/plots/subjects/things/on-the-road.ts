import { also, role, story } from "../subject-story.ts";
import { CHILD, CRIME } from "./words.ts";

/** Stories of vehicles that are saved, that climb passes, and of things that travel. */
export const onTheRoad = [
  story({
    says: [
      /\b(?<tram>tram|trolleybus|streetcar|bus|train|locomotive|steam engine|fire engine|ferry|ship|boat|tractor|truck|lorry|taxi|van|ferris wheel|carousel|merry-go-round|cable car|plane|aeroplane|milk float|ice cream van)\b/i,
      /\b(?:scrap\w*|junk ?yard|scrap heap|broken up|taken away|replaced|crushed|melted down|out of service|museum|torn down|pulled down)\b/i,
      role(
        "driver",
        "driver|tram driver|bus driver|train driver|engine driver|conductor|captain|mechanic|engineer|owner|farmer|fireman|firefighter|ferryman|pilot|caretaker|grandpa|grandfather|grandma|grandmother",
      ),
      /\b(?:hid|hides?|hidden|sav\w*|rescu\w*|refus\w*|steals?|stole|restor\w*|repair\w*|protest\w*|prevent\w*|stop|keep|kept|escap\w*|one last)\b/i,
    ],
    may: [
      role("kids", `${CHILD}|passengers|neighbours|villagers|students|friends`),
      ...also("supposed", "must", "old", "yard|shed|barn|depot"),
    ],
    unless: CRIME,
    after: [
      [
        "@station.night(driver talk, kids talk) It had to be done at night. {Thedriver} oiled every hinge of {thetram} until not a squeak was left, and {thekids} wrapped the bell in two woollen scarves. “You must be as quiet as a mouse,” whispered {thedriver}, and patted {thetram}. Out of the dark came one tiny tinkle, muffled by wool.",
        "@station.night(driver) It had to be done at night. {Thedriver} oiled every hinge of {thetram} until not a squeak was left, and wrapped the bell in two woollen scarves. “You must be as quiet as a mouse,” whispered {thedriver}, and patted {thetram}. Out of the dark came one tiny tinkle, muffled by wool.",
      ],
      [
        "@barn.night(driver look, kids look) Behind the closed brewery stood a hall with a high green gate. It was as if it had been built for {thetram}. {Thekids} laid down sacks, so that nothing rattled, and {thedriver} brought {thetram} in with a hand's breadth to spare on each side. Then they hung up a sign: “Potatoes. Keep shut.”",
        "@barn.night(driver look) Behind the closed brewery stood a hall with a high green gate. It was as if it had been built for {thetram}. {Thedriver} laid down sacks, so that nothing rattled, and brought {thetram} in with a hand's breadth to spare on each side. Then {driverhe} hung up a sign: “Potatoes. Keep shut.”",
      ],
      "@street(driver talk) In the morning the man from the scrapyard, a Mr Holub, stood in front of an empty place with his papers in his hand. “It was here yesterday,” he said. “It isn't a glove.” {Thedriver} looked left and right and scratched {driverhis} head. “Perhaps it went for a walk,” {driverhe} said.",
      [
        "+ @barn(kids talk, driver talk) Every afternoon {thekids} came to the hall with cake and rags. They polished the brass, they sewed up the torn seats, and {thedriver} told them what {thetram} had seen: the flood, the great fog, and a baby that could not wait until the hospital.",
        "+ @barn(driver) Every evening {thedriver} went to the hall with a lamp and a rag. {Driverhe} polished the brass and sewed up the torn seats, and in between {driverhe} told {thetram} the news of the day, because nobody else did.",
      ],
      "@barn(driver look) It went well for nine days. On the tenth Mr Holub came past the green gate. Just then a pigeon landed on the bell, and the scarf slipped off. It was a very small sound. But Mr Holub knew what potatoes sound like, and not one of them rings. He pushed the gate open. “So,” he said.",
    ],
    end: [
      [
        "@barn(driver talk, kids stand) {Thekids} stood in front of {thetram} with their arms spread, and {thedriver} stood in front of {thekids}. “Then you must take me as well,” said {thedriver}. “I'm of the same year.” Mr Holub did not answer. He was looking at the brass.",
        "@barn(driver talk) {Thedriver} stood in front of {thetram} with {driverhis} arms spread. “Then you must take me as well,” said {thedriver}. “I'm of the same year.” Mr Holub did not answer. He was looking at the brass.",
      ],
      "@barn(driver talk) “My grandmother always took me in this one,” he said at last. “There was a seat with a star scratched under it. I scratched it, with a nail.” {Thedriver} took the lamp and they both lay down on the floor. It was the fourth seat from the front. The star was still there, crooked and shiny.",
      "+ @barn(driver write) So Mr Holub sat down on that seat and filled in his paper. “Scrap: found,” he wrote. “Condition: much too good. Not to be scrapped.” He stamped it three times, to be on the safe side.",
      [
        "@street(driver, kids) On Sunday the green gate stood wide open, and the whole street was there. {Thedriver} put on {driverhis} old cap, {thekids} unwound the scarves, and {thetram} rang so loudly that all the pigeons flew up. Mr Holub got on first. He paid for a child's ticket.",
        "@street(driver) On Sunday the green gate stood wide open, and the whole street was there. {Thedriver} put on {driverhis} old cap and unwound the scarves, and {thetram} rang so loudly that all the pigeons flew up. Mr Holub got on first. He paid for a child's ticket.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<truck>truck|lorry|tractor|bus|van|pick-up|pickup|jeep|locomotive|steam engine|snowplough|cable car|car|taxi|donkey cart|motorbike|scooter|train)\b/i,
      /\b(?:pass|mountain|mountains|andes|alps|himalayas?|hill|summit|snow\w*|desert|mud\w*|steep)\b/i,
      /\b(?<load>(?:loads? of |cargo of |full of |a hundred |crates of )?(?:oranges|bananas|apples|melons|medicine|medicines|vaccines?|milk|bread|books|mail|letters|presents|toys|flowers|cheese|potatoes|vegetables|fruit|supplies))\b/i,
    ],
    may: [
      role(
        "driver",
        "driver|lorry driver|truck driver|bus driver|farmer|engine driver|doctor|postman|nurse|grandpa|grandfather|owner",
      ),
      ...also("highest", "believ\\w*", "old|little|small", "storm", "must", "climb\\w*"),
    ],
    unless: CRIME,
    after: [
      [
        "@mountain(driver talk) The road went up like a corkscrew. In the first bend {thetruck} coughed, and in the second it sneezed a black cloud. “You don't have to be fast,” said {thedriver}, and stroked the steering wheel. “You only have to be here in every bend, one after the other. I'm here too.” {Thetruck} shifted down and hummed.",
        "@mountain The road went up like a corkscrew. In the first bend {thetruck} coughed, and in the second it sneezed a black cloud. “You don't have to be fast,” a goat called from the rocks. “You only have to be here in every bend, one after the other.” {Thetruck} shifted down and hummed.",
      ],
      "+ @mountain A shiny new lorry with nine lamps came up from behind and hooted. “Make room, you rusty bucket!” it roared, and was gone round the corner, in a shower of small stones. {Thetruck} said nothing. It felt the weight of the {load} behind it, and drove on round the puddles, so that none of it would be shaken.",
      [
        "+ @mountain(driver eat) At half past twelve they had a rest beside a waterfall. {Thedriver} gave {thetruck} a long drink of cold water, and it steamed like a soup pot. “Eighteen more bends,” said {thedriver}. “I've counted them on the map.” {Thetruck} wished that {driverhe} had not counted.",
        "+ @mountain At half past twelve {thetruck} had a rest beside a waterfall, and steamed like a soup pot. “Eighteen more bends,” said the goat, who had come along. {Thetruck} wished that she had not counted.",
      ],
      "@mountain.dusk Up where no tree grew any more it got dark early. Fog came down the rocks, and the road was white and slippery. In the last bend but one the wheels of {thetruck} began to spin. It slid back, a whole metre, and behind it was nothing at all but air, with an eagle in it.",
      [
        "@mountain.dusk(driver talk) {Thedriver} pulled the brake and jumped out. {Driverhe} put stones behind all the wheels and laid {driverhis} own jacket under the front ones. Then {driverhe} climbed back in. “I've seen you do this before,” said {thedriver}. “When?” asked the motor of {thetruck}, with a rattle. “Tomorrow,” said {thedriver}. “When I tell them how we got here.”",
        "@mountain.dusk Then {thetruck} remembered what it had always done when it was stuck in the mud. It did not pull harder. It rocked, forwards and back, quite gently, as you rock a cradle, until it had made a hollow for its wheels. And out of the hollow it could take a run.",
      ],
    ],
    end: [
      "@mountain.dusk {Thetruck} pulled. It pulled with its wheels, and its bolts, and the very last drop in its tank, and its old bumper trembled. Metre by metre the fog got lighter. And suddenly the road did not go up any more. In front of them lay all the valleys, and far down the lights of a village, like a handful of sugar.",
      [
        "@mountain.night(driver talk) In the lay-by at the top stood a big shiny lorry which had roared past in the morning. Its nine lamps were out, and it was shivering. “My computer says that there is no road here,” it said in a small voice. “Then come behind us,” said {thedriver}, “and look at our back lights.” {Thetruck} only had one back light. It polished it in the fog and went ahead.",
        "@mountain.night In the lay-by at the top stood a big shiny lorry which had roared past in the morning. Its nine lamps were out, and it was shivering. “My computer says that there is no road here,” it said in a small voice. “Then come behind me,” said {thetruck}, “and look at my back light.” It only had one. It polished it in the fog and went ahead.",
      ],
      [
        "+ @village(driver give) Down in the village they had put lanterns along the road. {Thedriver} opened the back of {thetruck}, and there lay the {load}, not one piece bruised. The children got the first of it, and the oldest woman got the second, and she kissed {thetruck} on its warm bonnet.",
        "+ @village Down in the village they had put lanterns along the road. They opened the back of {thetruck}, and there lay the {load}, not one piece bruised. The children got the first of it, and the oldest woman got the second, and she kissed {thetruck} on its warm bonnet.",
      ],
      [
        "@mountain(driver talk) There is a name on the map now for the last bend but one. The people of the village asked for it: it is called after {thetruck}. Whenever the two go past there, {thedriver} takes off {driverhis} cap, and {thetruck} coughs just once, to be polite.",
        "@mountain There is a name on the map now for the last bend but one. The people of the village asked for it: it is called after {thetruck}. And whenever {thetruck} goes past, it coughs just once, to be polite, and the eagle looks the other way.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<cart>shopping trolley|shopping cart|trolley|bathtub|armchair|sofa|wheelbarrow|deckchair|post ?box|letterbox|suitcase|piano|rubber boot|bucket|umbrella|garden chair|sun umbrella|traffic cone|traffic light|vacuum cleaner|street lamp|fridge|bench|bicycle|scooter|pram|rocking horse|beach ball|rubber duck|bottle|teapot|kettle)\b/i,
      /\b(?:r[au]ns? away|escap\w*|set(?:s)? off|set out|leaves?|left|roll\w*|travel\w*|break(?:s)? out|broke out|wants?|wanted|dream\w*|journey)\b/i,
      /\b(?:sea|seaside|ocean|beach|coast)\b/i,
    ],
    may: also("supermarket|shop|garden|house|kitchen", "see", "tired|bored|lonely"),
    of: "things",
    unless: /\b(?:murder\w*|police|girl|boy|man|woman|washed up|lighthouse|message|floats?|floated|bath time)\b/i,
    after: [
      "It all began with a tin of sardines. On the lid was a picture: a blue line, a white sail, and a sun. “What is that?” asked {thecart}. “That's where I'm from,” said the sardines. “It's bigger than everything, and it never stands still.” {Thecart} had stood still for most of its life. It thought about nothing else after that.",
      "+ @street(cart) So {thecart} simply went. At the corner it waited for the green light, as it had seen people do. A boy pointed. “Mum, look, it's going by itself!” “Don't point,” said his mother, who was looking at her telephone. {Thecart} clattered past the bakery, past the church, past the last house, and nobody stopped it.",
      "@meadow(cart) Beyond the town the road went downhill, and {thecart} had never gone so fast. Stones jumped. A cow jumped too. “Which way is the sea?” called {thecart}. “Always down,” mooed the cow. “That's how the stream does it.” It was the best advice that {thecart} had ever been given.",
      "+ @forest.night(cart) The night was cold, and there were eyes between the trees. A hedgehog with a hurt foot came out of the leaves and asked to come along for a bit. {Thecart} made room. From then on it was not alone, and it was less afraid of the eyes.",
      "@river(cart) On the third day {thecart} came to a fence, and behind the fence was sand. And in sand, whatever is heavy sinks. {Thecart} pushed, and sank, and pushed, and sank deeper. It could hear it already: a roar and a hush, a roar and a hush, just over the hill. It was so near. And {thecart} was stuck.",
    ],
    end: [
      "@sea(cart) Then two hands took hold of it. They belonged to an old woman with a sunhat, who collected driftwood. “You're a long way from home,” she said to {thecart}. “So am I.” She dug it free, laid planks in front of it, and pulled. On the top of the hill she let it go. And there it was.",
      "@sea(cart) It was bigger than everything, and it did not stand still. It came up to {thecart}, cold and bubbling, and ran back, and came again, as if it wanted to see who that was. {Thecart} did not say a word. It had planned to say something grand. “Oh,” it squeaked at last. A crab saluted.",
      "+ @sea.dusk(cart) They sat there until evening, the old woman and {thecart}, and ate the sandwiches, which is to say that the woman did. “I come here every day,” she said. “But the wood gets heavy, and I'm eighty-three.” {Thecart} thought about that.",
      "@sea.golden(cart) {Thecart} has work there now. Every morning it goes along the beach with the old woman and carries her driftwood, and sometimes a child with wet feet. It has a bit of rust, and a starfish, and sand in every corner. And at night, when the tide is high, the sea comes right up to it and says hush.",
    ],
  }),
  story({
    says: [
      /\b(?<case>suitcase|bag|backpack|rucksack|trunk|parcel|package|letter|postcard|umbrella|hat|violin case|teddy bear|teddy|glove|wallet|lunchbox|camera)\b/i,
      /\b(?:travel\w*|journey|round the world|around the world|all over the world|from (?:country|city|hand|airport) to|flies|flew|goes round|conveyor belt|luggage)\b/i,
      /\b(?:lost|los(?:es?)|wrong|alone|misrouted|forgotten|left behind|owner|address|own(?:s|ed)?)\b/i,
    ],
    may: [...also("back|return\\w*|home", "airport|station|train|plane", "finally|at last", "owner")],
    of: "things",
    unless: /\b(?:murder\w*|money|police|detective|girl|boy|woman|finds|found|opens|opened|swapp?\w*|ghost)\b/i,
    after: [
      "The label had come off in the rain. That was all. From then on nobody could tell where {thecase} belonged, and {thecase} could not say it, since it had always been carried and had never had to know the way. “Put it on the next one,” said a tired man in an orange vest. So the next one it was.",
      "@market In Marrakesh {thecase} stood for a week beside a pile of oranges, and smelled of them ever after. A boy sat on it and learned to whistle. In Bombay it was in a monsoon. A tailor dried it, and because a seam was open, he sewed it up with gold thread, and would not have any money for it.",
      "+ @snow In the far north it was used as a table. Three railwaymen played cards on {thecase} for a whole winter, and one of them scratched a heart into the lid. “Whose are you?” they asked. {Thecase} thought of a hall with a green lamp, and an old clock, and two hands which had always patted it before a journey. It missed those hands.",
      "+ @ship A ship's cook took it across an ocean. A storm threw the pots about, and the cook held on to {thecase} with both arms, all night, and told it about his mother. In the morning he wiped it dry. “You're a good listener,” he said.",
      "@station So it got round the whole world. Stickers grew on it like moss: a palm tree, a tower, a bear. People stopped and read it like a book. But at every station {thecase} looked for the two hands that had always patted it before a journey, and they were always the wrong ones. In the end it stood in a lost-property room, on the top shelf, and a card said: “To be burnt on Friday.”",
    ],
    end: [
      "@station On Thursday a little girl came in with her school class. She had to write down one object and its story. She took {thecase}. She wrote down the oranges, because of the smell, and the tailor, because of the thread. She looked under the lining, as nobody had ever done. “Here's a button,” she said. “And a bit of paper with a street on it.”",
      "@street It was only half of a street. But she read her story aloud on the local radio, and on the other side of the town an old clock struck, under a green lamp, and a cup fell on the floor. “Gold thread,” the voice in the radio was saying. “And one button, brown, from a winter jacket.” In the hall hung that jacket. One button was missing.",
      "+ @station The owner was there before the doors opened, a bit smaller and a bit greyer than {thecase} had remembered. They looked at each other for a while. Both had more creases than before. “Well,” said the owner, “you have seen more of the world than I have.”",
      "@room Then two hands patted {thecase}, left and right, the way that they had always done. It stands in the hall again, under the green lamp. In the evenings the owner goes over the stickers with a finger, from the palm tree to the bear, and smells oranges, and asks: “And what was it like there?”",
    ],
  }),
  story({
    says: [
      /\b(?<lift>lift|elevator|escalator|paternoster|cable car|revolving door)\b/i,
      /\b(?:dream\w*|wants? to|wanted to|wish\w*|tired|bored|sideways|up and down|longs?|longed|sick of|fed up)\b/i,
    ],
    may: [
      role(
        "mate",
        "cleaner|caretaker|janitor|liftboy|lift boy|night porter|porter|girl|boy|child|old lady|old woman|old man|engineer|mechanic|repairman",
      ),
      ...also(
        "sideways|outside|to the sky|the stars|roof",
        "skyscraper|hotel|hospital|office|tower|department store",
        "only",
      ),
    ],
    of: "things",
    unless: /\b(?:murder\w*|stuck|trapped|strangers|horror|ghost)\b/i,
    after: [
      "@lift(lift) Up and down, down and up: {thelift} knew nothing else. It had worked out that it had gone to the moon and back by now, and had never seen anything but a wall with numbers. People got in and stared at their shoes. “Where do they all go,” {thelift} asked itself, “when they walk out there? They don't go up. They don't go down. They just go.”",
      "+ @lift(lift) Once it had asked the stairs. “They go sideways,” said the stairs. “Along corridors, through parks, to other people. It's supposed to be wonderful.” From then on {thelift} practised at night. It leaned to the left. It leaned to the right. All that came of it was a groan in the shaft, and a note on the door: “Please report odd noises.”",
      [
        "@lift.night(mate talk, lift) It was {themate} who heard it. {Themate} did not report it, but put a hand flat on the wall. “What is it that hurts?” asked {themate}. Nobody had ever asked {thelift} that. It opened its doors and closed them, opened and closed them, all along the ground floor, and looked out as far as it could. “Ah,” said {themate}. “You'd like to go for a walk.”",
        "@lift.night(lift) The night cleaner, a Mrs Okafor, heard it. She did not report it, but put a hand flat on the wall. “What is it that hurts?” she asked. Nobody had ever asked {thelift} that. It opened its doors and closed them, opened and closed them, and looked out as far as it could. “Ah,” said Mrs Okafor. “You'd like to go for a walk.”",
      ],
      "+ @corridor They thought about it for three nights. A pram was too small and a crane too dear, and the stairs, when they were asked, only laughed from the top to the bottom.",
      "@lift(lift) Then a letter came with a stamp on it. The house was to be rebuilt, and {thelift} would be taken out and a new one put in, of glass and without a voice. “On Monday,” it said. {Thelift} went up to the very top and stayed there, with all its lights off, and would not come for anybody.",
    ],
    end: [
      [
        "@corridor(mate talk) On Monday men with spanners came, and with them came {themate}. “Gently,” said {themate}. “And keep the doors open, so that it can look out.” They pulled {thelift} out of its shaft and set it down on a low wagon with sixteen rubber wheels. And then the wagon began to roll, neither up nor down.",
        "@corridor On Monday men with spanners came, and Mrs Okafor came with them. “Gently,” she said. “And keep the doors open, so that it can look out.” They pulled {thelift} out of its shaft and set it down on a low wagon with sixteen rubber wheels. And then the wagon began to roll, neither up nor down.",
      ],
      "@street(lift) Sideways! {Thelift} went sideways, along the whole corridor and through the hall, and out into the light. Houses went past. A dog went past, and a tree, a real one, and then another. “Ping!” went {thelift}, at every single tree. “Ping! Ping!” People stopped in the street and forgot to look at their shoes.",
      [
        "+ @street(mate walk, lift) {Themate} walked beside it, with one hand on the wall. “Slower, please,” {themate} called to the driver at every corner. “It's the first time.” So it took them until evening to cross the town, and {thelift} had never in its life carried so much.",
        "+ @street(lift) Mrs Okafor walked beside it, with one hand on the wall. “Slower, please,” she called to the driver at every corner. “It's the first time.” So it took them until evening to cross the town.",
      ],
      [
        "@park.golden(mate sit, lift) It stands in the park now, under a chestnut tree, with two benches inside and a shelf of books. People go in when it rains and talk to each other. In the evening {themate} comes and presses a button, for old times' sake: not 1, not 9, but a new one with an arrow that points to the side. “Ping,” says {thelift}.",
        "@park.golden(lift) It stands in the park now, under a chestnut tree, with two benches inside and a shelf of books. People go in when it rains and talk to each other. There is a new button beside the numbers, with an arrow that points to the side. Whoever presses it hears a “Ping”, and it sounds like laughing.",
      ],
    ],
  }),
];
