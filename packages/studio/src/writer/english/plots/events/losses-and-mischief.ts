import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What children break, lose, mourn, fear and confess. */
export const lossesAndMischief: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:broke|breaks|smashed|smashes|shattered|cracked|knocked over|knocks over|scratched|dented|crashed|crashes|kicked|kicks|threw|shot|damaged)[^.]*(?:vase|window|car|lamp|mirror|bowl|cup|plate|teapot|glass door|statue|phone|laptop|tv|television|fence|greenhouse|door|mug|jug|china)(?= |[.,]|$)[^.]*",
    ),
    idea: /^(?!.*\b(?:king|queen|robot|dragon|elephant|cat|dog|giant|stone ?mason|ghost)\b)(?=.*\b(?:boy|girl|kids?|child|children|brothers?|sisters?|his|her|my|i|mum|mom|dad|ball|neighbou?rs?)\b)/is,
    after: [
      [
        1,
        "There was a noise, and then there was a silence that was much louder than the noise. {Hero} stood there with open arms, like somebody who could still catch it. There was nothing left to catch.",
      ],
      [
        1,
        "Nobody had seen it. A bird was sitting on the gutter, but it looked away. {Hero} pushed the bits together with one foot. From a distance, and with one's eyes half shut, it looked almost as before.",
      ],
      [
        0,
        "At supper {he} asked how long glue takes to dry, and what a new one would cost, just in general, and whether one can go to prison at {his} age. “Is there anything you want to tell us?” “No,” said {hero}. The potatoes would not go down.",
      ],
      [2, "{He} counted {his} savings under the blanket. It was four euros eleven and a button."],
    ],
    end: [
      [
        0,
        "In the morning {hero} stood at the door, with the money box under one arm. {He} rang, and then {he} said it all in one breath, so that nothing could come in between: “That was me I didn't mean it here are four euros eleven and the button is a good one.” It was quiet for a moment. Then there was a sigh.",
        "In the morning {hero} could not stand it any longer. {He} came into the kitchen with the money box under one arm and said it all in one breath, so that nothing could come in between: “That was me I didn't mean it here are four euros eleven and the button is a good one.” It was quiet for a moment. Then there was a sigh.",
      ],
      [
        0,
        "“I heard it yesterday,” was the answer. “I was wondering how long it would take. With me it took three weeks, back then; it was a church window.” The money went back. The button was kept. And on Saturday {hero} came to help mend it, with a brush, and was given a lemonade for every hour.",
      ],
      [
        1,
        "One can still see it if one knows where to look. {Hero} knows. Whenever {he} passes, {he} bends down and strokes it with one finger.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:his|her|my|their|the) (?:beloved |dear |old )?(?:grand(?:ma|pa|mother|father|dad|mum|mom)|gran|granny|nana|oma|opa|great-grand[a-z]+)(?:'s funeral|(?: [a-z]+)? (?:died|has died|had died|passed away|was dead|is dead))[^.]*|(?:grand(?:ma|pa|mother|father)|granny|oma|opa)(?:'s funeral| (?:died|has died|had died|passed away))[^.]*|(?:missed|misses) (?:his|her|my|their) (?:dead |late )?(?:grand(?:ma|pa|mother|father)|granny|oma|opa)(?!['’]s)(?: (?:who|so|very|since|because)[^.]*)?",
    ),
    after: [
      [
        1,
        "The coat was still hanging on the hook, with the handkerchief in its pocket. {Hero} put {his} face in it when nobody was looking. It smelled of peppermint and a little of garden.",
      ],
      [
        1,
        "The grown-ups talked quietly in the kitchen and gave each other cups. “You must be very sad,” they said to {hero}. {He} was not sad all the time. Sometimes {he} forgot it and laughed at something, and then {he} remembered, and it was as if one misses a step in the dark.",
      ],
      [
        0,
        "In the box from the cupboard lay everything that had been kept over the years: buttons, a watch without hands, a bus ticket, half a pair of glasses. {Hero} knew some of it. The big black button had been the eye of the snowman, every winter. For the others {he} needed help.",
      ],
    ],
    end: [
      [
        0,
        "So {he} carried the box into the kitchen and emptied it out on the table. “What's this?” {he} asked. There was a silence. “That's from the coat,” said one of them then, “on the day with the boat, no, wait, it was raining” And somebody else knew it differently. By the evening they were all sitting around the table, laughing and blowing their noses, and each of them held something small in one hand.",
      ],
      [
        0,
        "Afterwards each of them could choose one. {Hero} took the big black button. In the winter it was put in again, on the left, as the eye. It looked at the house all day, and it looked quite content.",
        "Afterwards each of them could choose one. {Hero} took the big black button, and it was sewn to the inside of {his} jacket, on the left, where one does not see it but can feel it.",
      ],
      [
        1,
        "It still happens that {hero} misses a step. But then {he} takes hold of the button. It has got four holes, and it is always a little warm.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is) (?:so |very |really |terribly )?(?:afraid|scared|frightened|terrified) of (?:the )?(?:thunder\\w*|lightning|storms?)[^.]*",
    ),
    idea: /^(?!.*\b(?:row\w*|boat|sea|ship|sail\w*|camp\w*|tent|mountains?|forest|woods|plane|horse)\b)/i,
    after: [
      [
        1,
        "It began with a grumbling, far off, behind the gasworks. {Hero} put down the spoon. “That was a lorry,” they said. The next lorry had a light, which shone through the whole kitchen and made everybody white.",
      ],
      [
        1,
        "Under the table there was room, if one drew in the legs. Somebody was there already, with a wet nose and both paws over it. “You too?” whispered {hero}. A tail knocked on the floor, once, without much hope.",
        "Under the table there was room, if one drew in the legs. It was dark there, and the oilcloth hung down on all sides like the walls of a tent. {Hero} put both hands over {his} ears. One could hear it through the floor.",
      ],
      [
        0,
        "“One, two, three,” a voice counted above, and then a head came under the cloth, with a plate of biscuits. “From the flash to the bang,” it explained. “Every three is a kilometre. If there are more of them each time, it's going away.” That was something one could do, at any rate. {Hero} counted. It was two.",
      ],
    ],
    end: [
      [
        0,
        "It was one, and the cups jumped. And then it was two again, and four, and seven. “It's leaving,” {hero} whispered into the nearest ear. “It's only passing over. It has to go and see the people in the next town.” At eleven {he} crept out and pulled the curtain aside, just a crack. Far away there was a flash, quite small, and rather beautiful.",
      ],
      [
        0,
        "The biscuits were all gone, and nobody under the table would admit to having eaten more than half. The next time it grumbled, {hero} took the plate along straight away. {He} counted out loud, so that everybody could hear it who needed it.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:made|makes|had|took) a bet[^.]*|bet(?:s)? (?:each other|that|who|on)[^.]*|(?:gave up|gives up|wanted to give up|tried to give up|did without|went without) (?:sweets|sugar|chocolate|candy)[^.]*",
    ),
    idea: /\b(?:sweets|sugar|chocolate|candy|cakes?|biscuits)\b/i,
    after: [
      [
        1,
        "It was sealed with a handshake, and the tin was put on top of the cupboard, with a strip of tape over the lid and both signatures on it. “I've got a will of iron,” said the one. “I've got two,” said the other.",
      ],
      [
        1,
        "The first day was easy. On the second day it was noticed how many people are eating at any time of day: on the bus, on posters, in songs. On the third day somebody was found standing on a chair in front of the cupboard. “I'm only dusting,” it was said.",
      ],
      [
        0,
        "They watched each other like two cats in front of one mouse hole. “Open your mouth.” “You first.” There was a smell of peppermint in the hall, but it could not be proved. “That's toothpaste,” one of them said. “At three in the afternoon?”",
        "Each of them was watched like a mouse by a cat. “Open your mouth.” “You first.” There was a smell of peppermint in the hall, but it could not be proved. “That's toothpaste.” “At three in the afternoon?”",
      ],
    ],
    end: [
      [
        0,
        "On the ninth night something creaked, and then something else creaked, and in the dark of the kitchen there was a bump. “Ow!” “Ow!” The light went on. There they stood, in nightshirts, both with a hand on the tin. The tape was already off. It was empty but for one single piece, and each of them had thought that the other one did not know about it.",
        "On the ninth night something creaked, and then something else creaked, and in the dark of the kitchen there was a bump. “Ow!” “Ow!” The light went on. Two people in nightshirts stood there, both with a hand on the tin. The tape was already off. It was empty but for one single piece.",
      ],
      [
        0,
        "“Since when?” “Since the second day. And you?” “Since the first.” They looked at each other. It is not easy to stay serious with chocolate at the corner of one's mouth. The last piece was divided with a ruler. “Draw,” it was said. “And a will of iron, all the same,” it was said, with a full mouth. “Only a bit of rust on it.”",
        "“Since when?” “Since the second day. And you?” “Since the first.” It is not easy to stay serious with chocolate at the corner of one's mouth. The last piece was divided with a ruler. “Draw,” it was said. “And a will of iron, all the same. Only a bit of rust on it.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had|has|have) never (?:yet )?(?:seen|felt|touched|experienced) (?:any |real |the )?(?<wonder>snow|sea|ocean|mountains|stars|an? [a-z]+)(?= |[.,]|$)[^.]*",
    ),
    idea: /\b(?:snow|sea|ocean|mountains|stars)\b(?=.*\b(?:class|au pair|grandma|grandpa|cousin|friend|family|boy|girl|child|pupil|dad|mum|saves?|trip|neighbou?r|pavel|from)\b)|\b(?:class|au pair|grandma|grandpa|cousin|friend|boy|girl|child)\b.*\b(?:snow|sea|ocean|mountains|stars)\b/i,
    after: [
      [
        1,
        "From pictures everything was known: what colour it is, how it lies there, that it is big. “But what does it sound like?” {hero} asked. “What does it smell of? Does it hurt?” Nobody could say that. They had all seen it so often that they had never looked.",
      ],
      [
        1,
        "So they prepared. Everyone brought something along from which one could practise: a shell for one's ear, a bag of feathers, a fan, a bowl full of ice cubes. {Hero} sat in the middle with closed eyes. “A bit more wind,” {he} said. “And what comes after that?”",
      ],
      [
        0,
        "The money lay in a big preserving jar, and everybody threw in what they had, for cake and car washing, and the caretaker put in all the bottles he found. It was only about that one thing now. In the evenings {hero} lay awake and saw it in front of {him}, and each time it was a different size.",
        "It took a long time. It was only about that one thing now. In the evenings {hero} lay awake and saw it in front of {him}, and each time it was a different size.",
      ],
    ],
    end: [
      [
        0,
        "When it was there at last, right in front of them, they all fell silent and looked at {hero}. {Hero} did not say anything. {He} took off {his} shoes and {his} socks, very slowly, and set one foot in front of the other. “Oh,” {he} said then. It was only one word. But those who were standing next to {him} suddenly saw it, too, as if somebody had taken a cloth off it.",
      ],
      [
        0,
        "“And? Is it as you thought?” they asked. {Hero} thought for a long time. “No,” {he} said. “I'd left out most of it.” A bit of it was filled into a bottle, to be taken home. It did not look like much in there. {Hero} keeps it all the same, and when {he} shakes it, {he} knows the rest.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|gets|were|was|became) lost (?:in|on) (?:an? |the )?(?:corn|maze|corn ?maze|corn ?field|labyrinth|maize field)[^.]*|(?:could not|cannot) find (?:the way|their way) out of the (?:maze|labyrinth|corn)[^.]*|(?:get|gets|got) lost in[^.]*maze[^.]*",
    ),
    idea: /\b(?:cousins|siblings|brothers?|sisters?|children|kids|friends|twins|boys|girls|and)\b/i,
    after: [
      [
        1,
        "“Left,” said the one. “Right,” said the other. They had said that at every corner so far, and now every corner looked like the one before it. Somewhere behind the green there was an ice-cream van playing its tune. It came once from the front and once from the back.",
        "At every corner there had been a left and a right, and now every corner looked like the one before it. Somewhere far behind there was an ice-cream van playing its tune. It came once from the front and once from the back.",
      ],
      [
        1,
        "First it was still funny. They sang, and they marked the way with popcorn. When they came by for the second time, there were only four pieces left, and a fat pigeon. “Now we are lost,” it was stated. “Properly.”",
      ],
      [
        0,
        "“I'm not afraid.” “Neither am I.” It was said rather quickly both times. The shadows had got long. Then a hand was held out, a bit sticky. “I'm not taking it because of me,” it was said. “It's because of you.” “Yes. Mine as well.”",
      ],
    ],
    end: [
      [
        0,
        "“We stay where we are,” the braver one decided, and sat down. “Whoever runs gets further away. We only need to be loud.” So they sang the one song that they both knew to the end. It was about a crocodile, and it had nine verses. In the seventh one somebody joined in, quite far off, in a deep voice and very out of tune. “That's Dad,” they said, at the same moment.",
        "“Stay where you are,” they had once been told. “Whoever runs gets further away.” So they sat down and were loud. They sang the one song that they knew to the end. It was about a crocodile, and it had nine verses. In the seventh one somebody joined in, quite far off, in a deep voice and very out of tune.",
      ],
      [
        0,
        "They kept on singing until the voice had a face. It turned out that the way out was behind the next corner; one could have spat there. “Which way?” they were asked. “Left,” said the one. “Right,” said the other. It had been straight on.",
        "They kept on singing until the voice had a face. It turned out that the way out was behind the next corner; one could have spat there. It had been neither left nor right. It had been straight on.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:taught|teaches|is teaching|was teaching|wanted to teach|wants to teach)[^.]*(?:to )?(?:ride|riding) (?:an? |his |her |the )?(?:bike|bicycle)[^.]*",
    ),
    after: [
      [
        1,
        "There was a helmet, and there were pads for elbows, knees and chin. There was a pillow tied on behind. “Are you ready?” asked {doer}. “I've been ready since breakfast,” it came from the saddle. {Doer} was holding on so tightly that the knuckles were white.",
      ],
      [
        1,
        "“I've got you. I've got you. Don't look down. Look ahead. Not so fast!” They went round the car park eleven times like that, the one pedalling and the other running, bent double. “You can let go now.” “In a moment,” {doer} panted. “One more round.”",
      ],
      [
        0,
        "On the bench {doer} told about the scar on the left knee: how it had gone downhill, with no brakes, and there had been the milk van. “So it's you who's afraid,” it was said, not in an unfriendly way. {Doer} looked at the knee for a while. “A bit,” {doerhe} said.",
      ],
    ],
    end: [
      [
        0,
        "“Then we'll do it with counting,” it was decided. “I say one, two, three, and at three you breathe out. That's all. I'll do the rest.” One. Two. At three {doer} breathed out, and in doing so the fingers opened, by themselves. The pillow got smaller. It went round the lamp post, wobbled, and came back, with a grin above it. {Doer} stood there with empty hands and still ran on the spot.",
      ],
      [
        0,
        "“You did that really well,” {doer} was told, and got a pat on the shoulder. “Was it bad?” “Only at the beginning,” said {doer}. In the evening the two of them stuck on the same plaster, on the left knee each, just because it looked so good.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:gave|gives|handed|brought|brings|shared|shares|wanted to give|helped|helps)[^.]*(?:homeless|beggar|poor (?:man|woman|family)|man on the (?:street|bench|corner)|woman on the (?:street|bench|corner))[^.]*",
    ),
    after: [
      [
        1,
        "He always sat in the same place, between the cash machine and the bakery, with a paper cup in front of him. People walked past a little faster there. {Hero} had walked faster, too, up to now. Today it was so cold that one's breath fell down.",
        "It was always the same place, between the cash machine and the bakery, with a paper cup on the ground. People walked past a little faster there. {Hero} had walked faster, too, up to now. Today it was so cold that one's breath fell down.",
      ],
      [
        1,
        "It did not make a rattle; it was too much for that. There was a look from below, quite astonished. “That's a lot,” it was said. “Is your mother in on this?” “It's mine,” said {hero}. “I wanted to buy skates. But I've got feet, and they're warm.”",
      ],
      [
        0,
        "“What's your name?” {hero} asked. Nobody had asked that for a long time, it seemed; the answer took a moment. They talked about skates. One of the two of them had once been able to skate backwards, and write an eight, and even a nine.",
        "“What's your name?” {hero} asked. Nobody had asked that for a long time, it seemed; the answer took a moment.",
      ],
    ],
    end: [
      [
        0,
        "The next day something lay in {hero's} hand, wrapped in newspaper: a little bird, carved out of a broom handle. It had every feather, and its head was tilted. “I don't take anything for nothing,” it was said. “I used to be a carpenter, you see.” {Hero} carried it home under {his} jacket.",
      ],
      [
        0,
        "It stood on the kitchen table at supper. “Who made that?” asked Dad, and turned it round and round, and put down his fork. Dad knew somebody with a workshop, and he was looking for a person who could do such a thing. It did not happen from one day to the next. But in spring the place by the cash machine was empty, and it was the good kind of empty.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:lived|lives|was|is|moved|moves|had to move|had to go)(?: now)? (?:in|into|to) (?:an? |the )?(?:nursing home|old people's home|retirement home|care home|home for the elderly)[^.]*|(?:in|at) the (?:nursing home|old people's home|retirement home|care home)[^.]*|(?:visited|visits|visit)[^.]*(?:nursing home|retirement home|care home|old people's home)[^.]*",
    ),
    after: [
      [
        1,
        "The corridor was long and smelled of soup. In front of each door hung a number, and behind one of them somebody sat at the window with a blanket over both knees. “They've got good coffee here,” it was said. “Apart from that, nothing happens until four. At four there's coffee.”",
      ],
      [
        1,
        "One was not allowed outside; it was too cold, too slippery, and too far for the heart. Below lay the garden, and nobody was in it. “You'd have to be young,” was heard behind the pane. “Or at least somebody ought to forget to lock the door.” That was said with a look to the side.",
      ],
      [
        0,
        "So whatever could not be reached had to be brought upstairs, a bucket at a time, past the porter, who counted flowers on the wallpaper and whistled. By half past two the bathtub on the second floor was full to the brim. By three there were six wheelchairs around it, and eleven sleeves had been rolled up.",
      ],
    ],
    end: [
      [
        0,
        "The one in the bathtub got a carrot from the kitchen, and a hat from room nine, and from room fourteen a set of teeth, only on loan. “He needs more belly,” somebody demanded who had not said a word since August. When the matron opened the door, there was a hush. She looked into the tub. “He has got no buttons,” she said, and tore two off her uniform.",
      ],
      [
        0,
        "He lasted until Tuesday. Then he was let out through the plughole, and there was a minute's silence. At four there was coffee. But nobody came, for they were all standing at the window and discussing what could be fetched up next. There was a vote for a goat.",
      ],
    ],
    idea: /\bsnow\w*\b/i,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:always |constantly |often )(?:lost|loses|forgot|forgets|left|leaves|loses) (?:one of |one |his |her |my |the |all )*(?:left |right |own )?(?:gloves?|mittens?|socks?|hats?|caps?|scarf|scarves|things|everything|umbrellas?|jackets?)(?=[.,]|$| (?:at|on|in|and|but|everywhere|somewhere)\\b)[^.]*",
    ),
    idea: /^(?!.*\b(?:grandma|grandpa|grandmother|grandfather|teacher|knight|wizard|oma|opa|game|match)\b)/is,
    after: [
      [
        1,
        "It could not be explained. In the morning everything was there, counted and in pairs. At noon there was one of it. “Think,” they said at home. “Where did you last have it?” “On me,” said {hero}. That was quite certain. After that it got foggy.",
      ],
      [
        1,
        "They had tried it with a string through the sleeves. The string was there in the evening. They had tried it with a name sewn in. Now somewhere in the town there lay things with {hero's} name on them, and strangers knew whose they were.",
      ],
      [
        0,
        "In the hall stood a box for those that were left over: single ones, lonely ones, one red, one with stripes. It was quite full. “They're waiting,” {hero} said, and closed the lid so that there was a crack of air.",
      ],
    ],
    end: [
      [
        0,
        "One Saturday {he} took the box to the fence by the playground and hung them up, one by one, on clothes pegs. By Sunday somebody had hung something next to it. By Wednesday the fence was full from one end to the other, and people stood in front of it and called, “There you are!” It seemed that {hero} {was} not the only one, by a long way.",
      ],
      [
        0,
        "Eleven of {his} own came back in this manner, and for the others somebody had found a partner: the red one went with a blue one, the striped one with a dotted one. {Hero} wears them like that. “They don't match,” a woman said on the bus. “They do,” said {hero}. “They were both lost.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:would not|refused to|did not want to|never wanted to|hated to|never|has to|had to|must|does not want to) (?:tidy(?: up)?|clean(?: up)?|tidied up)(?: (?:his|her|their|the|my))? ?(?:room|bedroom|toys)?[^.]*|(?:his|her|my|their|[a-z]+'s) (?:bed)?room was (?:so |such |very |a )*(?:messy|mess|untidy|chaos|chaotic)[^.]*",
    ),
    idea: /\b(?:tidy|tidied|clean\w*|mess\w*|untidy|chaos|chaotic)\b.*\b(?:room|bedroom|toys)\b|\b(?:room|bedroom|toys)\b.*\b(?:tidy|clean\w*|mess\w*|untidy|chaos|chaotic)\b/i,
    after: [
      [
        1,
        "The door could be opened as wide as a cat is thick. Behind it began the mountains: Mount Jumper, the plain of building bricks, which one could only cross in boots, and at the back, under a cloud of socks, the bed. {Hero} knew every path. “I know where everything is,” {he} said.",
      ],
      [
        1,
        "“By tonight,” Mum said. “Otherwise I'll come with the big bag.” {Hero} lifted one sock. Under it lay a book that {he} had been looking for since spring. Naturally {he} had to see how it ended. When {he} looked up again, it was four, and the sock was in {his} hand.",
        "“By tonight,” they said. “Otherwise we'll come with the big bag.” {Hero} lifted one sock. Under it lay a book that {he} had been looking for since spring. Naturally {he} had to see how it ended. When {he} looked up again, it was four, and the sock was in {his} hand.",
      ],
      [
        0,
        "Then something moved on Mount Jumper. It was small, it came out of a sleeve, and it had a map. “Are you the one who lives here?” it asked, quite out of breath. “We left on Monday. We've lost two men in the bricks. Is there an end to it anywhere?”",
        "Then something moved on Mount Jumper. It was a sleeve. It was the guinea pig, who had not been seen since Monday, and who looked like somebody who has come through a desert.",
      ],
    ],
    end: [
      [
        0,
        "It was a matter of saving life now. {Hero} cleared a road through the bricks, sorted by colour, so that one could see it from afar. {He} moved Mount Jumper into the wardrobe, ridge by ridge. At seven the floor appeared. It was blue. {Hero} had forgotten that. Right in the middle lay a marble, a tooth, and a sandwich from last year.",
      ],
      [
        0,
        "“How did you do that?” they asked from the door. There was room to walk in. “It was an expedition,” said {hero}. Where Mount Jumper had stood, {he} has set up a flag. There is already a small hill next to it, but it can be crossed without a rope.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:went|travelled|traveled|rode|took|takes|rides|travels|goes|got|gets)[^.]*(?:by train|the train|by bus|on the train|off at the wrong|on the wrong (?:train|bus)|the wrong (?:train|bus|stop|station))[^.]*",
    ),
    idea: /^(?!.*\b(?:rabbit|teddy|dog|cat|hedgehog|penguin|sheep|mouse|bear|fox|cow|duck|goose|snail|pigeon|hen)\b)(?=.*\b(?:alone|by (?:himself|herself|myself)|wrong (?:train|bus|stop|station)|first time)\b)/is,
    after: [
      [
        1,
        "There was a note in {hero's} jacket, with a phone number and three sandwiches' worth of advice: sit near the conductor, count the stops, get off at the sixth one. At the fifth a lady's suitcase fell down, and {hero} helped, and then the doors were already closing.",
      ],
      [
        1,
        "The platform was empty. There was a bench, a clock and a goat on the other side of the fence. On the sign there stood a name with too many consonants. The train got smaller and smaller, and it had taken the sandwiches along.",
      ],
      [
        0,
        "{Hero} did what one does: {he} sat down, and swallowed three times, and then {he} read the timetable, from top to bottom. The next one came in fifty minutes. “Well,” {he} said to the goat. “What's there to see here?” {He} had never in {his} life been in a place where nobody knew where {he} was. It was terrible. It was also a bit interesting.",
      ],
    ],
    end: [
      [
        0,
        "The woman from the signal box had a telephone and half a plum cake. “I've got something of yours here,” she said into the receiver. “No, it's quite well. It's explaining the points to my goat.” At the other end of the line somebody had to sit down. When the right train came, the whole signal box waved.",
      ],
      [
        0,
        "On the other platform somebody was standing, and ran, before the train had even stopped. “I was so afraid!” “I only had fifty minutes,” {hero} said. “But there was a goat.” The next time there was one more line on the note, at the very bottom, in {hero's} own writing: “If lost: ask for plum cake.”",
      ],
    ],
    isWhole: true,
    of: "children",
  },
];
