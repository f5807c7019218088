import { role, story } from "../subject-story.ts";

/** Stories of a besieged town, and of a robot in love. */
export const sieges = [
  story({
    says: [
      /\b(?:siege|besieg\w*|surrounded|starv\w*|encircled)\b/i,
      /\b(?:castle|town|city|fortress|village|walls?|king|queen|army|enemy|soldiers?|knights?)\b/i,
    ],
    unless: /\b(?:snipers?|messenger|letter|plague|paparazzi|journalists|zombies?|bakery|shop|bank)\b/i,
    of: "people",
    after: [
      "@castle(hero look) From the wall you could count the fires of the enemy: three hundred, in a ring. Inside there was a little flour, and there was one pig, who was called Agatha and belonged to nobody. “They needn't do anything at all,” said the captain. “They only have to wait for us to get hungry.”",
      [
        "@castle.night(hero sit, mate sit) At night {hero} and {talker} sat on the wall. Down there somebody was cooking, and the wind brought it up to them. “Onions,” said {talker}. “No bacon,” said {hero}, and sniffed again. It was the third evening on which there had been no bacon.",
        "@castle.night(hero sit) At night {hero} sat on the wall. Down there somebody was cooking, and the wind brought it up. It smelled of onions. {Hero} sniffed again. It was the third evening on which it had smelled of onions and of nothing else.",
      ],
      "@castle(hero talk) “They've run out, too,” said {hero} the next morning. Nobody believed it. “They are as hungry as we are. They are only waiting for us to show it first.” The captain shook his head. By then the flour was nearly gone, and people had begun to look at Agatha in a certain way.",
      "+ @barn(hero give) {Hero} went to see her in her sty. She had grown thin. “I've got a job for you,” said {hero}. “It's the greatest part that a pig has ever had. But you mustn't be hungry while you do it.” And {he} put down {his} own supper in front of her.",
      "@hall.night(hero talk) They held a council that lasted until the candles were gone. In the end everybody brought what they had: a cup of flour, a crust, a handful of barley. “Give it to the pig,” said {hero}. It was so mad that nobody could think of anything against it. Agatha ate for one whole day, and the town watched with its mouth open.",
    ],
    end: [
      "@castle.dusk(hero stand) In the evening {hero} led her up on the wall, on a red ribbon, as round as a barrel. And then {he} let her down, on a rope, outside, with a note around her neck. “We have too many of these,” it said. “Would you be so kind?” Agatha trotted over to the fires, burped, and lay down.",
      "@castle.dawn(hero look) It was quiet in the ring for a long time. When the sun came up, three hundred fires had gone out, and the road was full of men with bundles on their backs, going home. Their general walked at the end. He lifted his hat to the wall.",
      "+ @castle(hero eat) The first carts with bread came at noon. {Hero} ate a roll, very slowly, and gave the other half away under the table. For Agatha had come back by herself, through the gate, with the note still on her. She had not found it half as comfortable out there.",
      "@castle On the coat of arms of that town there is no lion. There is a pig on a red ribbon. Strangers laugh at it, and then somebody tells them the story, and it is the custom to go on telling it until the onions are done.",
    ],
  }),
  story({
    says: [
      role("robot", "robot|android|lawnmower|vacuum cleaner|robot lawnmower"),
      /\b(?:in love|loves?|loved|falls? for|fell for|crush)\b/i,
      role(
        "loved",
        "daisy|flower|toaster|lamp|lighthouse|fridge|washing machine|star|moon|doll|statue|baker|woman|man|girl|robot|traffic light|scarecrow|violinist|dancer|waitress|florist|clock|vending machine|drone|rose|ticket machine|kettle|dishwasher",
      ),
    ],
    unless: /\b(?:robot dog|murder|war|loves? (?:to|cooking|painting|flowers))\b/i,
    after: [
      "@workshop(robot stand) It began with a rattle behind the third screw. {Therobot} let {robothimself} be looked at in the workshop. “Nothing loose,” said the mechanic, an old man called Piet. “When does it rattle?” “Whenever I come past {theloved},” said {therobot}. Piet put down his screwdriver. “Ah,” he said. “I can't do anything about that.”",
      "+ So {therobot} looked it up. One gives flowers, {robothe} read, and one says something beautiful. {Robothe} practised it in front of a bucket. “You have good corners,” said {therobot}. “You make exactly the right amount of noise.” The bucket did not say anything. It was, thought {therobot}, a good beginning.",
      "+ @workshop(robot talk) “Does it have to be said at all?” {therobot} asked in the workshop. “No,” said Piet. “I waited for forty years with it, and then she moved away. It was much quieter, like that.” He oiled an elbow that did not need it. {Therobot} drove home rather faster than allowed.",
      "In front of {theloved} there were no words. So {therobot} did what {robothe} could: {robothe} stayed. In the rain {robothe} held a lid over {theloved}, in the wind {robothe} stood on the side where it came from. Nobody had ordered it. {Therobot} entered it in the book as maintenance.",
      "Then came the storm of that year. It tore off the roofs and threw the trees about. {Theloved} was out there in the middle of it. {Therobot} had exactly as much power left as was needed for the way home. {Therobot} thought about it for a thousandth of a second, which was long, and went the other way.",
    ],
    end: [
      "All night long {therobot} stood there, with {robothis} back to the wind and both arms around {theloved}, and did not give way. Toward morning the battery was empty. The lamp in the chest grew red, and then dark. The last thing that could be heard was a rattle behind the third screw.",
      "When the sun came up, they found the two of them, {therobot} covered with leaves from top to bottom, and between the arms, without a scratch, {theloved}. Piet knelt down in the mud with his cable. “Old fool,” he said, and it was not clear whom he meant. It hummed. The lamp went on, very faintly.",
      "In the book it has said “maintenance” every day since then, in the same handwriting. Piet has bought a train ticket, to somebody who moved away. And when it is quiet in the evening, and the two stand side by side, something rattles, and nobody wants to have it mended.",
    ],
  }),
];
