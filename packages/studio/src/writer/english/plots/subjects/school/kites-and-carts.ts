import { role, story } from "../subject-story.ts";

/** Stories of contests with kites, carts and bicycles. */
export const kitesAndCarts = [
  story({
    says: [
      /\bkites?\b/i,
      /\b(?:competition|contest|festival|tournament|championships?|battle|fight|race)\b/i,
      /\b(?:rip(?:s|ped)?|t(?:ears?|ore|orn)|br(?:eaks?|oke|oken)|destroy\w*|chew\w*|ruin\w*|eaten|ate|eats?|damag\w*|holes?|snap\w*|bit(?:es?|ten)?)\b/i,
    ],
    may: [role("beast", "goat|dog|puppy|cat|kitten|donkey|calf|cow|lamb|sheep|pony|rabbit")],
    after: [
      "@room(hero sit) {Hero} laid the kite on the floor and pushed the torn edges together, as a doctor does with a broken arm. There was a hole in the middle as big as a dinner plate. “It was going to be the highest of all,” said {hero}. Now the wind would blow straight through it.",
      [
        "@room(hero sit, beast stand) {Thebeast} looked in at the door, with a bit of string still hanging from {beasthis} mouth. “You!” said {hero}. {Thebeast} swallowed, came one step nearer, and leaned {beasthis} head against {hero's} knee. It is hard to be angry with somebody who leans on you like that. {Hero} tried, and could not do it for longer than a minute.",
        "@room(hero sit) {Hero} counted what was left: four sticks, a ball of string, half a tail, and a few hours. There was no kite paper in the house, and the shops were shut. {Hero} sat on the floor for one minute and was sad. Then {he} got up, because one minute was all there was time for.",
      ],
      "@room(hero build) Newspaper was too thin, and the curtain was too heavy, and besides, it was the curtain. Then {hero} turned the rag bag upside down. Out came a flour sack, half a striped shirt, a tablecloth with a spot of beetroot, and the green lining of an old coat. {Hero} cut and sewed, and sewed every edge twice.",
      "@meadow(hero run) On the day of the contest the sky was full of smooth, shining kites. “What's that, a flying dishcloth?” called a boy with a golden one, and everybody laughed. {Hero} ran with the string. The patched kite went up, wobbled, and came down on its nose. {Hero} picked it up and ran again.",
    ],
    end: [
      "@meadow(hero look) Then the wind came. It came over the roofs like a herd of horses, and the smooth kites bent and cracked and tore, one after the other. The golden one went into a tree. But {hero's} kite had been torn already, and every edge was sewn twice. It leaned on the wind like a sailor, and it rose.",
      [
        "@meadow(hero talk, beast eat) Soon it was the only kite in the sky, a little spot of five colours, and the last of the string ran through {hero's} fingers. “Who made that?” asked the judge, with her head far back. {Hero} looked over at {thebeast}. “It was teamwork,” {he} said, and {thebeast} ate the judge's programme.",
        "@meadow(hero talk) Soon it was the only kite in the sky, a little spot of five colours, and the last of the string ran through {hero's} fingers. “Where can you buy such a kite?” asked the judge, with her head far back. “You can't,” said {hero}. “You have to have a very bad evening first.”",
      ],
      "+ @meadow(hero sit) The boy with the golden kite came over with a handful of broken sticks. “Can you show me that with the sewing?” he asked. {Hero} moved up and gave him a needle, and they sat in the grass until the sun went down.",
      [
        "@bedroom(beast look) The kite with the five colours hangs in {hero's} room now. The hook is very high up on the wall. {Thebeast} has looked at it from all sides, and is thinking.",
        "@bedroom.night The kite with the five colours hangs in {hero's} room now. Whenever a wind comes up at night, it moves a little on its hook, like somebody who would like to be asked.",
      ],
    ],
  }),
  story({
    says: [/\bkites?\b/i, /\b(?:competition|contest|festival|tournament|championships?|battle|fight)\b/i],
    unless: /\bst[eo]le\w*|stolen|thief\b/i,
    after: [
      "@kitchen(hero build) {Hero} built the kite on the kitchen floor, and the whole family had to step over it. It got a tail of ribbons, and then more tail, because {hero} thought that more was better. “Will it fly?” they asked. “It's got to,” said {hero}. “There's only one of it, and there's only one contest.”",
      [
        "@meadow(hero run, mate run) The first try was on the hill behind the houses. {Talker} held the kite up, and {hero} ran. It rose as high as a chair, and turned round, and came after {talker}, and {talker} ran as well. “It flies!” shouted {hero}. “It hunts!” shouted {talker}.",
        "@meadow(hero run) The first try was on the hill behind the houses. {Hero} ran, and the kite rose as high as a chair, turned round, and came after {him}. {Hero} ran faster. So did the kite. It was not quite what {he} had planned, but it was flying, in a way.",
      ],
      "So {hero} looked at how other things did it. The gulls didn't pull at the wind, they leaned on it. The washing on the line flew best when it hung straight. At last {hero} took the scissors and cut off half of the beautiful tail. It hurt a little. Then the kite went up like a lark.",
      "@meadow(hero look) On the day of the contest there was no wind at all. The flags hung down like wet socks. A hundred kites lay in the grass, big ones with eyes and teeth, and a hundred people looked at the sky and grumbled. Some began to pack up. {Hero} wetted a finger and held it up, and waited.",
    ],
    end: [
      "@meadow(hero walk) Over by the stone wall the grass was moving, only a very little. The sun had warmed the stones, and the air above them was climbing. {Hero} carried the kite there, walking slowly, not running. And the small light kite with the short tail stood up on that bit of warm air, and rose, while the hundred big ones lay where they were.",
      "@meadow(hero look) Everybody was quiet. {Hero} let out the string, hand over hand, until the kite had found the wind that was waiting high up above the clouds, where nobody had looked for it. “How did you do that?” asked the man with the biggest kite. “It isn't heavy,” said {hero}. “And it isn't proud.”",
      "+ @meadow(hero look) When the real wind came at last, all the others went up, too, and the whole sky was full of teeth and eyes. But {hero's} kite was still above them all, and the big ones had to look at it from below.",
      "The ribbons that {hero} cut off have been kept, in a box under the bed. There are enough for another kite. It will have a short tail.",
    ],
  }),
  story({
    says: [
      /\b(?:go-?\s?kart|soap-?\s?box|box ?cart|billy ?cart|go-?cart|homemade (?:car|cart|kart)|bath ?tub)\b/i,
      /\b(?:rac\w+|derby|competition|contest|hill)\b/i,
    ],
    may: [
      role(
        "ally",
        "sister|brother|grandpa|grandad|grandfather|grandma|grandmother|gran|uncle|aunt|cousin|father|dad|mother|mum|mom|neighbour|neighbor|best friend|friend",
      ),
    ],
    after: [
      "@workshop(hero build) The cart was made of a fruit box, a garden bench, and the wheels of a pram that nobody needed any more. {Hero} thought that it was the finest cart in the world. The only thing wrong with it was that it liked to turn left, whatever the steering said.",
      [
        "@workshop(ally build, hero look) “Let me look,” said {theally}, and disappeared under the cart, so that only two feet stuck out. There was knocking, and a rude word. Then a hand came out with a bent nail in it. “This was holding your wheel,” said {theally}. “And this,” and out came a chewing gum, “was holding the nail.”",
        "@workshop(hero build) {Hero} crawled under it with a spanner in {his} teeth. It was dark there and smelled of oil. A wheel was held by a bent nail, and the nail was held by a chewing gum. {Hero} remembered that chewing gum. It had seemed a good idea at the time.",
      ],
      "@street(hero ride) They all tried out their carts the evening before the race. There was one with silver paint and a horn, and one with a real racing seat. {Hero} went last. The fruit box rattled like a drawer full of spoons, but it held, and at the bottom it turned left, into the hedge. So did the silver one's owner, from laughing.",
      [
        "@workshop.night(hero build, ally build) In the night {theally} and {hero} sat in the shed with a torch. They greased the axle with butter, since there was nothing else. “And the steering?” asked {hero}. {Theally} thought for a long time. “I don't think we can cure it,” said {theally}. “So we'll have to know it better than the others know theirs.”",
        "@workshop.night(hero build) In the night {hero} sat in the shed with a torch and greased the axle with butter, since there was nothing else. The steering could not be cured any more. “All right,” said {hero} to the cart. “You like the left. Then we'll just have to find out where the left is good for something.”",
      ],
    ],
    end: [
      "@street(hero ride) “Ready, steady, go!” The carts shot down the hill, and the silver one was in front. {Hero} lay flat in the fruit box and did not steer at all. On the straight part {he} came last but one. But then came the big bend, and the big bend went to the left.",
      "@street(hero ride) The silver cart braked. The racing seat braked. They all braked, and one lost a wheel. Only {hero} did not brake. The fruit box saw the bend coming and went into it like a horse that smells its stable, on two wheels, with {hero} hanging out on one side, past all of them, and over the white line.",
      "+ @street(hero stand) It did not stop there. It went on to the left, through a flower bed and into the table with the lemonade. When {hero} climbed out, sticky from top to bottom, there was a cheer that could be heard at the other end of town.",
      [
        "@workshop(ally write, hero look) Now the cart stands in the shed again, and there is a new sign on it, painted by {theally}: “Turns left.” {Hero} would not change it for the silver one, horn and all.",
        "@workshop(hero look) Now the cart stands in the shed again, and there is a new sign on it: “Turns left.” {Hero} would not change it for the silver one, horn and all.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:bike|bicycle|cycl\w+|bmx)\b/i,
      /\b(?:race|competition|contest|tour)\b/i,
      /\b(?:old|rusty|scrap|second-?hand|broken|junk|too small|borrowed|homemade|sister's|brother's|grandfather's|grandpa's|grandad's|grandmother's)\b/i,
    ],
    unless: /\b(?:doping|captain|murder\w*|train)\b/i,
    after: [
      "@workshop(hero build) It squeaked. That was the first thing anybody noticed about the bicycle. It had one gear, a bell that said “clonk”, and a saddle that was held on with string. {Hero} oiled it and polished it and gave it a number plate of cardboard. After that it squeaked, and shone.",
      "@street(hero ride) At the start stood all the new bicycles, as thin as greyhounds, with twenty gears each. “Does that one run on coal?” asked a boy in a racing shirt. “On breakfast,” said {hero}. {He} put {his} foot on the pedal and looked at the hill, and the hill was very long.",
      [
        "@street(mate talk, hero ride) {Talker} stood at the side of the road with a bottle of water. “You don't have to be first,” {talker} said. “You have to be there at the end.” {Hero} nodded. It was easy to say for a person who did not have to sit on that saddle.",
        "+ @street(hero look) {Hero} had a plan, and it was short. Don't stop. That was all. It was written on the back of {his} hand with a pen, in case {he} forgot it on the way up.",
      ],
      "@street(hero ride) The whistle blew, and the greyhounds were gone. {Hero} pedalled after them, squeak, squeak, squeak. Children ran along beside {him} for a while and then got bored. At the first bend {he} was last. At the second bend {he} was last, too, but one of the greyhounds was sitting in the grass with a gear in his hand.",
      "+ @street(hero ride) Up the steep part it was no fun any more. {Hero's} legs felt like two sacks of sand. The others clicked through their twenty gears and could not decide on one. {Hero} had only the one, so there was nothing to decide. Squeak, squeak. A boy with a snapped chain. Squeak. A girl with a flat tyre, who waved.",
    ],
    end: [
      "@street(hero ride) At the top only the boy in the racing shirt was left. He heard the squeaking behind him, turned round to look, and rode into the ditch. {Hero} could have gone by. The finish was in sight, with flags. {He} squeezed the brakes with both hands, and for once they worked. “Are you hurt?” asked {hero}.",
      "@street(hero ride) The boy was not hurt, but his front wheel was as bent as a crisp. “Go on,” he said, with his chin wobbling. “You've won.” {Hero} looked at the flags, and at the boy, and at the luggage rack, which was old and broad and strong. “Get on,” said {hero}. So two of them came down the hill, squeaking, with no hands left for waving.",
      "+ @street(hero stand) The people at the finish had never seen anything like it. The judges put their heads together for a long time. Then they wrote two names into the same line, one for the riding, and one, they said, for good manners, but they did not say which was which.",
      "@street(hero stand) The bicycle leans by the door again and shines. The string on the saddle is new. In the evening there is squeaking in the street, and a boy in a racing shirt comes running. He wants a turn.",
    ],
  }),
  story({
    says: [
      /\b(?:share[sd]?|sharing|only one|one)\b[^.]{0,20}\b(?:bike|bicycle|skateboard|scooter|sledge|sled)\b/i,
      /\b(?:brothers?|sisters?|twins?|friends?|siblings?|cousins?)\b/i,
    ],
    early: /(?:^|,? )(?:then|until|and then|and finally|but then) they (?:invent|f[io]u?nd|learn|discover)\w* .*$/i,
    may: [/\b(?<ride>bike|bicycle|skateboard|scooter|sledge|sled)\b/i],
    after: [
      "@street(hero talk, mate talk) “My turn,” said one. “You had it yesterday.” “Yesterday was raining, that doesn't count.” So it went every morning, and while {hero} argued, the {ride} stood there in the middle and was used by nobody. The neighbours set their clocks by the shouting.",
      "+ {Hero} tried it with a list: Monday yours, Tuesday mine. But what about Sunday? They tried it with a coin, and the coin rolled down the drain. They tried it with a chalk line in the yard, and whoever stood behind the line said that it was crooked.",
      "@street(hero take, mate take) Then there was a morning when they both pulled, one at each end, and something went crack. They let go at the same moment. On the ground lay a small piece, and it did not look as if it was a piece that could be missing. Suddenly it was very quiet.",
      "@street(hero build, mate build) “You did that.” “We did that.” Nobody had said “we” for weeks. They sat down with the broken {ride} between them. One had strong hands and could bend wire. The other had sharp eyes and saw where the wire must go. Neither could have done it alone, and it took the whole afternoon.",
    ],
    end: [
      "When it was mended, nobody said “my turn”. They looked at it, and then at each other, and then both had the same idea and said it at the same time. If there were only one to go round, it would have to be big enough for two. They went and got a board, two ropes, and Grandfather's old cushion.",
      "@street(hero ride, mate ride) The first ride ended in the bushes. On the second they found out that one of them had to lean when the other leaned. On the third they went the whole length of the street, with four arms and four legs and one long scream, and the neighbours came out to see why nobody was arguing.",
      "@street(hero ride, mate ride) After that they were never late again. One did the hard work uphill, the other did the looking out, and at the corner by the big tree they changed over, without a coin and without a list. If anybody asked whose it was, they both said: “Ours.”",
      "There is still a crack in it, bound up with wire, and both of them know every turn of that wire. When one of them is ill, the other one walks.",
    ],
  }),
];
