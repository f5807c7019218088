import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`{other} também só {o:pensava/pensavam} nisso naquele dia.
{other} {o:chegou/chegaram} perto e {o:olhou/olharam} tudo com atenção.
Por um momento {other} {o:sumiu/sumiram}, e {hero} procurou* até alguma coisa se mexer num canto.
— {other} também {o:faz/fazem} parte desta história — dizia* {hero} a quem perguntava.
Quando ficou difícil, {other} {o:virou/viraram} a cabeça, e {hero} entendeu*.
{there} já {o:esperava/esperavam} {other}.
Que {hero} queria* {wish}, {other} também já {o:sabia/sabiam}.
À noite {other} {o:ficou/ficaram} mais um pouco, e {hero} contou* o dia desde o começo.
O que {other} {o:achava/achavam} de tudo isso, dava para ver sem perguntar.`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`— {fact} — contava-se agora por toda parte.
— {fact} — diziam uns. — É isso mesmo — diziam os outros.
Certa manhã alguém tinha escrito com giz na calçada: «{fact}».
Quem chegava ficava sabendo primeiro: «{fact}».
— {fact} — cochichou alguém, e todos concordaram.`);
