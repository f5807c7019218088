import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** The lights go out. */
const lightsOut: Story = {
  after: [
    [
      0,
      "=It was not like other dark. Even the little green dot on the oven was gone. For a moment one heard how much there had been humming all the time. Then a match was struck, and somebody said “ow”.",
      "=First there was a click, and then there was nothing. One could hear the fridge stop thinking. {Hero} stood still with one hand out in front, as one stands in a room that has suddenly become somebody else's.",
    ],
    [
      0.8,
      "=There were candles somewhere. They were in the drawer with the string, and the drawer was where one hits one's knee. There were two, a red one from some Christmas and one in the shape of a seven. {Hero} lit the seven.",
      "=There were candles somewhere. {Mate} knew where, and hit a knee on it. There were two, a red one from some Christmas and one in the shape of a seven. They lit the seven.",
    ],
    [
      0.7,
      "=First everybody waited for somebody to see to it. Then some went and looked at the fuses, because one always looks at the fuses. They came back with dust on their hands. “It's not the fuses,” they said. It was a comfort to be so sure of something.",
    ],
    [
      0.6,
      "=The ice was the next thing. It would not keep, and so it had to be eaten, and quickly. Someone called it out into the dark, and a spoon came back, and then a lot of spoons. There is only one thing to be said against other people's ice: one cannot see what kind it is.",
    ],
    [
      0.4,
      "=Then it got late. The red candle had burned down, and of the seven there was only the foot. It got quiet, and cold from below, and somewhere something cracked that had never cracked by day. {Hero} had always thought that one knows where one is. “Is anybody still there?” {he} asked, not very loudly.",
    ],
  ],
  end: [
    [
      0,
      "=“Yes,” it came from the left. “Yes,” it came from above. “I've been here all the time,” said a very small voice, much nearer than {he} had thought. They told each other what they could see. It was not much: a bit of sky, and a cat. But it was the same cat for all of them.",
    ],
    [
      0.6,
      "=In the dark one says other things than in the light. Somebody admitted that he was the one who drilled on Sundays. Somebody had been afraid of the stairs for thirty years. They laughed, and nobody could see who began it. Over the roofs there were so many stars that it looked like a mistake.",
    ],
    [
      0.7,
      "=Then all the lamps went on at once, and the oven blinked, and everyone screwed up their eyes. They saw what they looked like. It was rather a surprise. {Hero} got up, went to the switch, and put the light out again. “Where were we?” {he} asked.",
    ],
    [
      0.8,
      "=The foot of the seven has been kept. It is lit once in a while, for no reason at all, with the lamps off. Then spoons can be heard coming from all sides. It is still impossible to see what kind it is.",
    ],
  ],
};

/** A snowman would like to stay. */
const snowman: Story = {
  after: [
    [
      0,
      "=“I'm only staying a bit longer,” said the snowman. Behind him the first green thing was coming out of the ground, and the gutters had begun to talk. His carrot pointed down already. “I'd like to see what it is that you all look forward to so much.”",
      "=There was drip after drip, and every one of them was a bit of snowman. He took no notice of it. “What does it look like, this spring?” he asked. They tried to tell him. It is hard to explain a strawberry to somebody with a carrot in his face.",
    ],
    [
      0.8,
      "=They began with an umbrella. It helped against the sun, and not at all against the wind, which was the warm one. After that they tried the big blanket. “It keeps warm,” somebody said. “That's what it does,” said the snowman. They took it off again very fast.",
    ],
    [
      0.6,
      "=Then they made room in the cold. It was dark there, and there were peas to the left and peas to the right. He had to be moved in parts. “Have you got everything?” they asked. “The hat's missing,” said a voice out of the peas. There was a letter on the door now: “Please knock.”",
    ],
    [
      0.9,
      "=“Who has been eating the ice?” asked a grown-up on the third day, and opened the door. It was quiet for a moment. “Good evening,” said the snowman. The grown-up shut the door again, very gently, and had a glass of water standing up.",
    ],
    [
      0.4,
      "=It was a long time, all the same. “What can you see?” they asked through the crack. “Peas,” said the snowman. One evening he did not answer at once. “I'm still here,” he said at last. “But I'm not anywhere. If it's just about lasting, one might as well be a pea.”",
    ],
  ],
  end: [
    [
      0,
      "=So they carried him out, on the first really warm morning, on the big tray. They put him down where he could see it all: the blossom, the washing, a bee. “Ah,” said the snowman. He looked at it without blinking, because he had only got buttons. “And that noise?” “Those are the others. They're laughing.” “Without snow?” he asked. He could not get over it.",
    ],
    [
      0.6,
      "=They sat with him until it was done. He wanted to know what everything was called. At the strawberries he was no more than a hat high, and at the cherries it was only the hat. “Next time I'll come a bit later,” it said from underneath. After that there was a puddle, and the sky was in it.",
    ],
    [
      0.8,
      "=Where the tray had stood the grass grew faster than anywhere else. When the first snow falls, they all run out without gloves. He gets the same hat and the same buttons. “Well?” they ask him. And before anything else he wants to know how the cherries were.",
    ],
  ],
};

/** What cuts off the light, and what ends with the winter. */
export const darkAndCold: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("aliens?|murder\\p{L}*|killer|robbery|bank|hospital|nursing|monster|down the stairs|zombies?|steal|stole")}(?:(?:the )?(?:power|lights?|electricity|current) (?:went|goes|had gone|was) (?:out|off|cut)|a (?:power cut|blackout|power failure)|during (?:a|the) (?:power cut|blackout)|there was no (?:power|electricity|light))\\b[^.]*`,
    ),
    ...lightsOut,
    of: "people",
  }),
  {
    by: "any",
    words: inSentence(
      "(?:(?:put|hid|stored|brought|carried|kept|keep|moved|locked) (?:him|it|the snowman) in(?:to|side)? (?:the|a|their|his) (?:[a-z]+ )?(?:freezer|fridge|cellar|cold store|ice house|icebox|cold room)|tried to (?:keep|save|stop) (?:him|it|the snowman|their snowman)|(?:wanted|wants|wished|longed|hoped|dreamed) (?:to|of) (?:see(?:ing)?|stay(?:ing)?|experience|know|feel|live)\\b[^.]*?(?:summer|spring|flowers?|sun|beach|sea|until)|did not want to melt|was afraid of (?:melting|spring|the sun|the summer)|refused to melt)\\b[^.]*",
    ),
    idea: /\b(?:snowman|snowwoman|snow man)\b/i,
    ...snowman,
  },
];
